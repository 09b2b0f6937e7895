import { formatDate } from '@hub/domain';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import type { Brand } from '../brand/brand.ts';
import { contactKindTexts } from './contact-texts.ts';

/** A change of what is registered in a folio, which its investor confirms by a link and codes. */
export const changeKinds = ['CHANGEMOBILE', 'CHANGEEMAIL', 'CHANGEBOTH', 'NOMINATION'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const isContactChange = (kind: ChangeKind): boolean => kind !== 'NOMINATION';

const names: Readonly<Record<ChangeKind, string>> = {
  CHANGEMOBILE: contactKindTexts.CHANGEMOBILE.name,
  CHANGEEMAIL: contactKindTexts.CHANGEEMAIL.name,
  CHANGEBOTH: `${contactKindTexts.CHANGEMOBILE.name} and ${contactKindTexts.CHANGEEMAIL.name}`,
  NOMINATION: 'nomination',
};

/** `mobile number`, `nomination`. */
export const changeName = (kind: ChangeKind): string => names[kind];

const what = (kind: ChangeKind): string =>
  kind === 'NOMINATION' ? 'the nomination' : `your ${changeName(kind)}`;

export const changeTexts = {
  waits: (until: string): string =>
    `A change is waiting for the investor’s confirmation until ${until}. Cancel it to start another.`,
  notOpen: 'This change is no longer pending. Reload the page to see its status.',
  dead: {
    expired: 'This link has expired. Nothing was changed. Ask your distributor for a new one.',
    used: 'This change was already confirmed or declined.',
    revoked: 'Your distributor cancelled this change.',
    unknown:
      'This link is not valid. Check that you opened the full link, or ask your distributor for a new one.',
  },
  request: (
    distributor: string,
    arn: string,
    kind: ChangeKind,
    name: string,
    until: string,
    url: string,
  ): string =>
    `${distributor} (${arn}) has asked to change ${what(kind)} with ${name}. Review it by ${until}: ${url} If you did not ask for this, decline it there.`,
  otp: (code: string, kind: ChangeKind, name: string, minutes: number): string =>
    `${code} is your code to change ${what(kind)} with ${name}. It is valid for ${minutes} minutes. Do not share it with anyone, not even your distributor.`,
  /** To the old and the new contact. */
  contactDone: (
    changed: readonly { readonly kind: ContactChangeKind; readonly masked: string }[],
    { name, support }: Pick<Brand, 'name' | 'support'>,
    until: Temporal.PlainDate,
  ): string =>
    `${changed.map(({ kind, masked }) => `Your ${contactKindTexts[kind].name} with ${name} is now ${masked}.`).join(' ')} Until ${formatDate(until.subtract({ days: 1 }))} nothing can be redeemed or switched. If this was not you, call ${support.helpline.number} at once.`,
  nominationDone: (folioNo: string, { name, support }: Pick<Brand, 'name' | 'support'>): string =>
    `The nomination of your folio ${folioNo} with ${name} was changed. If this was not you, call ${support.helpline.number} at once.`,
  codeWrong: (left: number): string =>
    `That code is not right. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
  codesFirst: 'Ask for the codes first.',
  tooManyCodes: 'Too many codes were sent for this link. Please try again in an hour.',
  coolingNote: (days: number): string =>
    `For ${days} days after the change nothing can be redeemed, switched or moved out of your folios. Purchases and running plans continue.`,
  jointNote: 'By confirming you declare that all holders of the folio have agreed.',
  optOutNote:
    'Without a nominee your heirs need a succession certificate, a will or a court order to get the units, which takes months.',
  notice: (kind: ChangeKind, isConfirmed: boolean, investor: string): string =>
    `${investor}: change of the ${changeName(kind)} ${isConfirmed ? 'confirmed' : 'declined'}`,
} as const;
