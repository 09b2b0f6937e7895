/** What is done about a debit that did not go through (handbook part 2, A1). */
export type DebitStep =
  | 'retry'
  | 'bank-limit'
  | 'mandate-limit'
  | 'wait'
  | 'new-bank'
  | 'new-mandate'
  | 'ours'
  | 'freeze'
  | 'branch';

/** What registrars' files say in their own words; a limit is no want of money, whatever else is said of it. */
const heard: readonly (readonly [RegExp, DebitStep])[] = [
  [/mandate.{0,30}(?:limit|maximum)|(?:limit|maximum).{0,30}mandate/i, 'mandate-limit'],
  [/limit|too many/i, 'bank-limit'],
  [/insufficient|not enough|balance|funds?\b/i, 'retry'],
  [/closed|no such account|invalid account/i, 'new-bank'],
  [/frozen|freeze|court|deceased|insolven/i, 'freeze'],
  [/dormant|inoperative|kyc/i, 'branch'],
  [/mandate|umrn|stopped|cancel|expired|withdrawn/i, 'new-mandate'],
];

/** By the words alone; null where nobody can say. */
export const stepInWords = (reason: string): DebitStep | null =>
  heard.find(([form]) => form.test(reason))?.[1] ?? null;
