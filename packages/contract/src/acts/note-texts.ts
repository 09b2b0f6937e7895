/**
 * What a note says after the name of whoever did it, with values of the note in braces. An act says it by itself (`did`
 * of its declaration); these are the notes of requests, and of what distributors, investors and jobs do.
 */
export const noteTexts: Readonly<Record<string, string>> = {
  'approval.asked': 'asked for a second person: {sentence}',
  'approval.declined': 'declined: {sentence}',
  'approval.withdrawn': 'withdrew the request: {sentence}',
  'approval.expired': 'ended a request that nobody decided on: {sentence}',
  'approval.void': 'ended a request whose subject had changed: {sentence}',
  'staff.found': 'put {subject} on the staff, as one of the first two',
  'staff.login': 'logged in to the console',
  'staff.login-refused': 'was refused a login to the console',
  'staff.logout': 'logged out of the console',
  'staff.session-ended': 'ended another login of their own to the console',
  'staff.passkey-added': 'added a passkey',
  'session.login': 'logged in',
  'session.logout': 'logged out',
  'session.ended': 'ended a login of another device',
  'session.ended-by-mail': 'ended a login by the link of a mail',
  'session.otp-wrong': 'entered a wrong one-time code',
  'session.otp-locked': 'is locked after wrong one-time codes',
  'session.refresh-reused': 'was logged out: a login token came twice',
  'session.device-key-added': 'switched on the quick login of a device',
  'session.device-key-removed': 'switched off the quick login of a device',
  'session.device-key-wrong': 'entered a wrong PIN',
  'session.device-key-revoked': 'lost the quick login of a device after wrong PINs',
  'codes.wrong': 'entered a wrong code',
  'codes.locked': 'is locked after wrong codes',
  'investor.reveal': 'looked at a hidden number of client {subject}',
  'investor.call-list': 'exported a call list',
  'changes.asked': 'asked for a change of contact or nominees',
  'changes.cancelled': 'cancelled a change of contact or nominees',
  'changes.confirmed': 'confirmed a change of contact or nominees',
  'changes.declined': 'declined a change of contact or nominees',
  'mandates.registered': 'sent a mandate to be registered',
  'mandates.cancelled': 'cancelled a mandate',
  'opportunity.messages': 'sent messages to clients',
  'opportunity.consent': 'recorded a consent to messages',
  'wishes.consent': 'recorded a consent to wishes',
  'wishes.send': 'sent wishes',
  'wishes.open': 'opened wishes to be sent by hand',
  'wishes.cancel': 'cancelled wishes',
  'statements.harvest-messages': 'sent messages about the tax harvest',
  'transact.sent': 'sent orders for confirmation',
  'transact.decided': 'decided on orders',
  'transact.cancelled': 'cancelled {subject}',
  'transact.application-discarded': 'discarded an application',
  'transact.money-reversed': 'took money back at the bank',
  'transact.return-after-end': 'returned a debit after the plan had ended',
  'transact.return-differs': 'returned a debit with other figures than ours',
  'transact.return-of-nothing': 'returned a debit that we do not have',
  'transact.answer-taken': 'took the answer to {subject}',
  'transact.answer-dropped': 'dropped the answer to {subject}',
  maintenance: 'switched maintenance',
  version: 'set the version of an app',
};

/** Who did what no member of staff did. */
export const actorNames: Readonly<Record<string, string>> = {
  operator: 'The command line',
  system: 'The system',
  bank: 'The bank',
  registrar: 'The registrar',
  investor: 'The investor',
};

/** `mandates.part-sent` as words, for an action that nobody has written a sentence for. */
export const actionWords = (action: string): string =>
  action
    .split('.')
    .map((part) => part.replaceAll('-', ' '))
    .join(': ');

/** Fills the braces; what the note does not have is left out. */
export const filledSentence = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();

export const noteFileTexts = {
  title: 'Audit log',
  no: 'No.',
  at: 'When (India)',
  who: 'Who',
  what: 'What',
  changes: 'Before and after',
  reason: 'Why',
  approvedBy: 'Approved by',
  subject: 'Subject',
  arn: 'ARN',
  address: 'From',
  note: 'Each note is chained to the one before it. “Check the chain” says whether all are as they were written.',
} as const;
