import { defineFeed } from '../mapping/feed-mapper.ts';
import { rejectionFigures } from '../mapping/rejection-figures.ts';
import type { RejectionRecord } from '../records/brokerage-records.ts';

/** KFintech MFSD218, and 314 to 316 by subscription: orders that were not taken. */
export const kfinMfsd218 = defineFeed<RejectionRecord>()({
  name: 'kfin-mfsd218',
  registrar: 'kfin',
  title: 'KFintech MFSD218 (rejections)',
  columns: {
    folio: ['TD_ACNO', 'FOLIO_NUMBER'],
    investorName: ['INVNAME', 'INVESTOR_NAME'],
    product: ['FMCODE', 'PRODUCT_CODE'],
    scheme: ['SCHPLN', 'SCHEME_CODE'],
    number: ['TD_TRNO', 'TRANSACTION_NUMBER'],
    type: ['TD_PURRED', 'TRANSACTION_HEAD'],
    date: ['TD_TRDT', 'TRANSACTION_DATE'],
    amount: ['TD_AMT', 'AMOUNT'],
    instrument: ['CHQNO', 'INSTRUMENT_NUMBER'],
    reason: ['NCTREMARKS', 'REMARKS'],
  },
  needs: [['folio'], ['number'], ['date'], ['reason']],
  // MFSD201 has every column above, NCTREMARKS too; but what was not taken has no units.
  never: ['TD_UNITS', 'UNITS'],
  dates: ['date'],

  map(row, reader, at) {
    return {
      feed: 'kfin-mfsd218',
      registrar: 'kfin',
      line: row.line,
      ...rejectionFigures(reader, at, 'kfin'),
      pan: null,
      applicationNumber: null,
      euin: null,
    };
  },
});
