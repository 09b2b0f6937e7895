/** What the server says of a change: to its investor, and in the lines that both read. */
export const changeMessageTexts = {
  folio: (folioNo: string, why?: string): string =>
    why === undefined ? `Folio ${folioNo}` : `Folio ${folioNo}. ${why}`,
  declinedOf: (change: string, folioNo: string): string => `Change of the ${change}, folio ${folioNo}`,
  declined: 'Nothing was changed. Your distributor will be informed.',
  declinedAndReported: ({ number, hours }: { readonly number: string; readonly hours: string }): string =>
    `Nothing was changed. Your distributor and our service team will be informed. Call ${number} with any question, ${hours}.`,
  doneSubject: (name: string): string => `Your details with ${name} were changed`,
  requestSubject: (name: string): string => `Confirm a change of your details with ${name}`,
  born: (birthDate: string): string => `born ${birthDate}`,
  guardian: (guardian: string): string => `guardian ${guardian}`,
  nobodyByOwnChoice: 'None, opted out',
  nobody: 'None',
  now: 'Now',
  newOne: 'New',
  noNominee: 'No nominee, opted out',
  newNominee: 'New nominee',
  nowOf: (title: string): string => `${title} now`,
  belongsTo: 'Belongs to',
  codeToMobile: 'Code sent to your mobile number',
  codeToEmail: 'Code sent to your e-mail address',
  lost: 'No longer in use',
  lostOne: (name: string, instead: string): string =>
    `Your current ${name}. The code goes to your ${instead} instead.`,
  codeToRegistered: (name: string): string => `Code sent to your registered ${name}`,
  codeToOld: (name: string): string => `Code sent to your current ${name}`,
  codeToNew: (name: string): string => `Code sent to the new ${name}`,
} as const;
