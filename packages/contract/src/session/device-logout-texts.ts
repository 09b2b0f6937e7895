import type { Brand } from '../brand/brand.ts';

/** Of the page that "Log out that device" in a mail opens. */
export const deviceLogoutTexts = {
  title: 'Log out a device',
  lead: 'Do this if it was not you who logged in there.',
  device: 'Device',
  unnamed: 'A device without a name',
  loggedIn: 'Logged in',
  at: (moment: string): string => `${moment} IST`,
  address: 'From the address',
  unknownAddress: 'Not known',
  button: 'Log out that device',
  about: 'Only that device is logged out. A PIN or fingerprint set up on it no longer works.',
  done: 'That device is logged out.',
  dead: {
    used: 'This link has been used. That device is logged out.',
    expired: 'This link has expired. Log in and look under Profile, Devices.',
    unknown: 'This link is not valid. Use the full link from the mail.',
  },
  /** Nobody comes in without a code, a PIN or a fingerprint. */
  next: ({ support }: Pick<Brand, 'support'>): string =>
    `If you gave a code to anyone, call us: ${support.phones[0]?.number ?? support.email}.`,
} as const;
