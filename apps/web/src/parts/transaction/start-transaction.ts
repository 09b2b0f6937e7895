/**
 * Where a transaction begins with what is known already: `/distributor/transact/sip?investor=…&folio=…`. Every screen
 * that offers one builds its address here, and the transaction's own screen reads it here.
 *
 *   <ButtonLink href={startTransaction('redeem', { investor, folio, scheme })}>Redeem</ButtonLink>
 *   const { investor, folio, scheme, reg } = readTransactionStart(window.location.search);
 */
import { href } from '@hub/contract';
import type { AssetClass } from '@hub/domain';

export const startableTransactions = [
  'lumpsum',
  'sip',
  'switch',
  'redeem',
  'stp',
  'swp',
  'sip-pause',
  'stop',
  'otm',
] as const;
export type StartableTransaction = (typeof startableTransactions)[number];

/** What is filled in before the form opens. */
export interface TransactionStart {
  /** The client's id. */
  readonly investor?: string | undefined;
  readonly folio?: string | undefined;
  /** The scheme's AMFI code: what is bought, or what is taken out of. */
  readonly scheme?: string | undefined;
  /** The registration that is paused, stopped or begun anew. */
  readonly reg?: string | undefined;
  /** Into which scheme a switch or an STP goes. */
  readonly target?: string | undefined;
  /** The class of schemes that is wanted, where none is chosen yet. */
  readonly assetClass?: AssetClass | undefined;
  /** How much, as money on the wire; `all` of what may leave. */
  readonly amount?: string | undefined;
  /** What a SIP grows by each year, in per cent. */
  readonly stepUp?: string | undefined;
  /** The last day of a SIP. */
  readonly until?: string | undefined;
  /** How many units leave, instead of an amount. */
  readonly units?: string | undefined;
  /** The field that has to be put right: the form begins there. */
  readonly field?: string | undefined;
  /** The order that is ordered once more. */
  readonly again?: string | undefined;
  /** What it is begun from: the row of an opportunity list as `<list>~<key>`, or a goal. */
  readonly row?: string | undefined;
}

/** What each may look like; whatever else stands in an address is not taken over. */
const forms: Readonly<Record<keyof TransactionStart, RegExp>> = {
  investor: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  folio: /^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/,
  scheme: /^[A-Za-z0-9]{1,20}$/,
  reg: /^[0-9A-Za-z][0-9A-Za-z/_-]{0,49}$/,
  target: /^[A-Za-z0-9]{1,20}$/,
  assetClass: /^(EQUITY|DEBT|LIQUID|HYBRID|OTHER)$/,
  amount: /^(all|\d{1,12}(\.\d{1,2})?)$/,
  stepUp: /^\d{1,2}(\.\d{1,2})?$/,
  until: /^\d{4}-\d\d-\d\d$/,
  units: /^\d{1,12}(\.\d{1,3})?$/,
  field: /^[A-Za-z]{1,20}$/,
  again: /^H[0-9A-HJKMNP-TV-Z]{11}$/,
  row: /^[a-z-]{1,20}~[0-9A-Za-z][0-9A-Za-z/_. -]{0,119}$/,
};
const names = Object.keys(forms) as (keyof TransactionStart)[];

export function startTransaction(kind: StartableTransaction, start: TransactionStart): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = start[name];
    if (value) query.set(name, value);
  }
  return `${href(`transact/${kind}`)}?${query}`;
}

/** Whether an address says anything of what the transaction is about. */
export const startsTransaction = (queryString: string): boolean =>
  Object.keys(readTransactionStart(queryString)).length > 0;

export function readTransactionStart(queryString: string): TransactionStart {
  const query = new URLSearchParams(queryString);
  const existing = names.flatMap((name) => {
    const value = query.get(name);
    return value !== null && forms[name].test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(existing) as TransactionStart;
}
