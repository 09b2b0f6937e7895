import type { StartableTransaction } from '../../parts/transaction/start-transaction.ts';

/** An act and for whom: "redeem mary", "sip 5,000 sharma". */
export interface TypedAct {
  readonly opens: StartableTransaction;
  /** As it stands before a client's name: "Redeem: Mary Thomas". */
  readonly text: string;
  /** Whom it is for, as it was typed. */
  readonly words: string;
  /** Money on the wire; null where none was typed. */
  readonly amount: string | null;
}

const verbs: readonly (Pick<TypedAct, 'opens' | 'text'> & { readonly words: readonly string[] })[] = [
  { opens: 'redeem', text: 'Redeem', words: ['redeem', 'redemption', 'sell', 'withdraw'] },
  { opens: 'lumpsum', text: 'Lumpsum', words: ['lumpsum', 'invest', 'buy', 'purchase'] },
  { opens: 'sip', text: 'SIP', words: ['sip'] },
  { opens: 'switch', text: 'Switch', words: ['switch'] },
  { opens: 'stp', text: 'STP', words: ['stp', 'transfer'] },
  { opens: 'swp', text: 'SWP', words: ['swp'] },
  { opens: 'sip-pause', text: 'Pause a SIP', words: ['pause'] },
  { opens: 'stop', text: 'Stop a plan', words: ['stop', 'cancel'] },
  { opens: 'otm', text: 'New mandate', words: ['otm', 'mandate'] },
];

const figure = /^₹?(\d[\d,]{0,14})$/;

/** Null where what is typed does not begin with a verb, or names nobody yet. */
export function typedAct(typed: string): TypedAct | null {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const verb = verbs.find(({ words }) => words.includes(first.toLowerCase()));
  if (verb === undefined) return null;
  const at = rest.findIndex((word) => figure.test(word));
  const digits = at < 0 ? null : (figure.exec(rest[at] ?? '')?.[1]?.replaceAll(',', '') ?? null);
  const words = rest.filter((_, index) => index !== at).join(' ');
  if (words.length < 2) return null;
  return {
    opens: verb.opens,
    text: verb.text,
    words,
    amount: digits === null || Number(digits) === 0 ? null : `${digits.replace(/^0+/, '')}.00`,
  };
}
