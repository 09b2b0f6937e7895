import type { Debit } from './mandates.ts';

const ownReference = /^[A-Z0-9]{1,30}$/;

/** What no bank takes is a fault of ours, never something to send. */
export function checkDebits(debits: readonly Debit[]): void {
  for (const { reference, amount } of debits) {
    if (!ownReference.test(reference))
      throw new RangeError('A debit has a reference of at most 30 of A-Z and 0-9');
    if (amount <= 0n) throw new RangeError('A debit is above zero');
  }
}

/** Debits of one day, in lots of so many. */
export function lotsOf(debits: readonly Debit[], size: number): { on: string; debits: Debit[] }[] {
  const byDay = new Map<string, Debit[]>();
  for (const debit of debits) {
    const on = debit.on.toString();
    const found = byDay.get(on);
    if (found === undefined) byDay.set(on, [debit]);
    else found.push(debit);
  }
  return [...byDay].flatMap(([on, all]) =>
    Array.from({ length: Math.ceil(all.length / size) }, (_, at) => ({
      on,
      debits: all.slice(at * size, (at + 1) * size),
    })),
  );
}
