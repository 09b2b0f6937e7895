import type { PaymentRequest } from './payments.ts';

/** What no bank could use is a mistake of ours, found before anything is written. Says no number. */
export function checkRequest({ reference, amount, returnUrl }: PaymentRequest): void {
  if (!/^[A-Z0-9]{1,35}$/.test(reference))
    throw new RangeError('A payment reference is A-Z and 0-9, 35 at most');
  if (amount <= 0n) throw new RangeError('A payment is more than nothing');
  // A browser is sent there: never to another site.
  if (!/^\/(?![/\\])/.test(returnUrl)) throw new RangeError('A payment returns to a path of ours');
}

/** The same reference is the same payment: for another amount or mode it needs one of its own. */
export function checkSame(existing: PaymentRequest | null, request: PaymentRequest): void {
  if (existing?.amount === request.amount && existing.mode === request.mode) return;
  throw new RangeError('A payment reference was used for another payment');
}
