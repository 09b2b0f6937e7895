import { navTenThousandths, type Paise, paise } from '@hub/domain';
import { type EntryKind, entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Carried } from '@hub/domain/holdings/ledger/ledger-entry';
import type { TransactionKind, TransactionRecord } from '../feeds/records/records.ts';
import { dayOfIso } from '../ledger/iso-day.ts';
import type { NewEntry } from '../ledger/new-entry.ts';

/** What the registrars' kinds are in our ledger; null changes neither units nor money. */
const kinds: Readonly<Record<TransactionKind, EntryKind | null>> = {
  purchase: 'purchase',
  sip: 'sip-instalment',
  redemption: 'redemption',
  swp: 'swp',
  'switch-in': 'switch-in',
  'switch-out': 'switch-out',
  'stp-in': 'stp-in',
  'stp-out': 'stp-out',
  'idcw-payout': 'idcw-payout',
  'idcw-reinvest': 'idcw-reinvestment',
  bonus: 'bonus',
  segregation: 'segregation',
  'merger-in': 'merger-in',
  'merger-out': 'merger-out',
  'transfer-in': 'transfer-in',
  'transfer-out': 'transfer-out',
  'transmission-in': 'transmission-in',
  'transmission-out': 'transmission-out',
  'broker-in': 'broker-in',
  'broker-out': 'broker-out',
  pledge: null,
  unpledge: null,
};

const nil = paise(0n);

/** Registrars use one number for both sides of a switch and for every piece of it. */
const nameOf = (number: string, { effect, part }: TransactionRecord): string => {
  const side = effect === 'out' ? '~o' : effect === 'none' ? '~n' : '';
  return part === '' ? number + side : `${number}${side}~${part}`;
};

/**
 * Some files give the amount with stamp duty in it, some without; ours has it in. Units times NAV say which it is.
 */
function paidOf({ amount, stampDuty, units, nav, effect }: TransactionRecord): Paise {
  if (effect !== 'in' || stampDuty === null || stampDuty === 0n || nav === null) return amount;
  const value = (units * nav) / 100_000n;
  const distance = (from: bigint) => (value > from ? value - from : from - value);
  return distance(amount) < distance(amount - stampDuty) ? paise(amount + stampDuty) : amount;
}

/** The first purchase of units that moved in kind, where the feed says it. */
function carriedOf(record: TransactionRecord, kind: EntryKind): Carried | null {
  const { carriedOn, carriedAmount } = record;
  const { isCarried, effect } = entryKinds[kind];
  if (record.reversal || !isCarried || effect !== 'in' || carriedOn === null) return null;
  return { acquiredOn: dayOfIso(carriedOn), cost: carriedAmount };
}

/** A feed's row as a ledger entry of the scheme it names; null when it moves nothing. */
export function entryOfRecord(
  record: TransactionRecord,
  arn: string,
  schemeCode: string,
  counterScheme: string | null = null,
): NewEntry | null {
  const kind = kinds[record.kind];
  if (kind === null) return null;
  const own = nameOf(record.transactionNumber, record);
  return {
    arn,
    folioNo: record.folio,
    schemeCode,
    trxnNo: record.reversal ? `${own}~R` : own,
    kind: record.reversal ? 'reversal' : kind,
    day: dayOfIso(record.tradeDate),
    units: record.signedUnits,
    nav: record.nav ?? navTenThousandths(0n),
    amount: paidOf(record),
    duty: record.stampDuty ?? nil,
    load: record.load ?? nil,
    stt: record.stt ?? nil,
    tax: record.tax ?? nil,
    carried: carriedOf(record, kind),
    reverses: record.reversal ? nameOf(record.reversesNumber ?? record.transactionNumber, record) : null,
    undoes: record.reversal ? kind : null,
    postedOn: record.postDate === null ? null : dayOfIso(record.postDate),
    fundsOn: record.fundsDate === null ? null : dayOfIso(record.fundsDate),
    userRef: record.userReference,
    counterScheme,
    location: record.location,
    planNo: record.registrationNumber,
    euin: record.euin,
    subArn: record.subBrokerArn,
  };
}
