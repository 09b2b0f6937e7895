const proofs = {
  otp: 'with a code sent to you',
  pin: 'with its PIN',
  biometric: 'with its fingerprint or face',
} as const;

const deviceOf = (name: string): string => (name === '' ? 'A device' : `"${name}"`);

/** What a distributor is told of logins and of the devices that may log in. */
export const loginNewsTexts = {
  welcome: (product: string): string => `Welcome to ${product}`,
  welcomeBody:
    'This was your first login. Updates about your orders, statements and logins will appear here.',
  newDevice: 'Login from a new device',
  newDeviceBody: (name: string, by: keyof typeof proofs): string =>
    `${deviceOf(name)} logged in ${proofs[by]}. If that was not you, tell us at once.`,
  subject: (title: string, product: string): string => `${title}: ${product}`,
  message: (news: { readonly title: string; readonly body: string }, product: string, arn: string): string =>
    `${news.title}: ${news.body} ${product}, ${arn}.`,
  facts: (login: { readonly device: string; readonly at: string; readonly address: string }) => [
    { label: 'Device', value: login.device === '' ? 'Without a name' : login.device },
    { label: 'When', value: `${login.at} IST` },
    { label: 'Address', value: login.address },
  ],
  keyAdded: { pin: 'Login by PIN switched on', biometric: 'Login by fingerprint or face switched on' },
  keyAddedBody: (name: string): string =>
    `${deviceOf(name)} can now log in without a code. You can turn this off in your profile.`,
} as const;
