/** What the server says of a change: to its investor, and in the lines that both read. */
export const changeMessageTexts = {
  folio: (folioNo: string, why?: string): string =>
    why === undefined ? `Folio ${folioNo}` : `Folio ${folioNo}. ${why}`,
  declinedOf: (change: string, folioNo: string): string => `Change of the ${change}, folio ${folioNo}`,
  declined: 'Nothing was changed. Your distributor is told.',
  declinedAndReported: ({ number, hours }: { readonly number: string; readonly hours: string }): string =>
    `Nothing was changed. Your distributor and our service team are told. Call ${number} with any question, ${hours}.`,
  doneSubject: (name: string): string => `Your details with ${name} were changed`,
  requestSubject: (name: string): string => `Confirm a change of your details with ${name}`,
  born: (birthDate: string): string => `born ${birthDate}`,
  guardian: (guardian: string): string => `guardian ${guardian}`,
  nobodyByOwnChoice: 'Nobody, by own choice',
  nobody: 'Nobody',
  now: 'Now',
  newOne: 'New',
  noNominee: 'No nominee, by own choice',
  newNominee: 'New nominee',
  nowOf: (title: string): string => `${title} now`,
  belongsTo: 'Belongs to',
  codeToMobile: 'Code sent to your mobile number',
  codeToEmail: 'Code sent to your e-mail address',
  lost: 'No longer in use',
  lostOne: (name: string, instead: string): string =>
    `Your present ${name}. The code goes to your ${instead} instead.`,
  codeToRegistered: (name: string): string => `Code sent to your registered ${name}`,
  codeToOld: (name: string): string => `Code sent to your present ${name}`,
  codeToNew: (name: string): string => `Code sent to the new ${name}`,
} as const;
