import type { RowReader } from '../fields/row-reader.ts';
import type { RejectionRecord } from '../records/brokerage-records.ts';
import type { Registrar } from '../records/records.ts';

/** Before it no registrar sent files. */
const FIRST_REJECTION = '2000-01-01';

interface RejectionColumns {
  readonly folio: number;
  readonly investorName: number;
  readonly product: number;
  readonly scheme: number;
  readonly number: number;
  readonly type: number;
  readonly date: number;
  readonly amount: number;
  readonly instrument: number;
  readonly reason: number;
}

type Figures = Omit<RejectionRecord, 'feed' | 'registrar' | 'line' | 'pan' | 'applicationNumber' | 'euin'>;

/** What both registrars say of an order that was not taken. A first purchase has no folio yet. */
export function rejectionFigures(reader: RowReader, at: RejectionColumns, registrar: Registrar): Figures {
  const transactionNumber = reader.identifier(at.number);
  const folio = reader.reference(at.folio);
  const schemeCode = (reader.optional(at.product) ?? reader.optional(at.scheme))?.toUpperCase() ?? null;
  return {
    naturalKey: [registrar, folio ?? '', schemeCode ?? '', transactionNumber].join('|'),
    folio,
    investorName: reader.name(at.investorName),
    schemeCode,
    transactionNumber,
    typeText: reader.optional(at.type),
    date: reader.pastDate(at.date, FIRST_REJECTION) ?? reader.requiredDate(at.date),
    amount: reader.charge(at.amount),
    instrument: reader.reference(at.instrument),
    reason: reader.optional(at.reason),
  };
}
