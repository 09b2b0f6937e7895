import { defineFeed } from '../mapping/feed-mapper.ts';
import { rejectionFigures } from '../mapping/rejection-figures.ts';
import type { RejectionRecord } from '../records/brokerage-records.ts';

/** CAMS WBR46: orders that were not taken. */
export const camsWbr46 = defineFeed<RejectionRecord>()({
  name: 'cams-wbr46',
  registrar: 'cams',
  title: 'CAMS WBR46 (rejections)',
  columns: {
    folio: ['FOLIO_NUMBER'],
    investorName: ['INVESTOR_NAME'],
    product: ['PRODUCT_CODE'],
    scheme: ['SCHEME_CODE'],
    number: ['USER_TRXNNO'],
    type: ['TRXN_TYPE'],
    date: ['ENTRY_DATE'],
    amount: ['AMOUNT'],
    instrument: ['INSTRM_NO'],
    reason: ['REMARKS'],
    pan: ['PAN'],
    application: ['APPLICATION_NO'],
    euin: ['EUIN'],
  },
  needs: [['folio'], ['number'], ['date'], ['reason']],
  dates: ['date'],

  map(row, reader, at) {
    return {
      feed: 'cams-wbr46',
      registrar: 'cams',
      line: row.line,
      ...rejectionFigures(reader, at, 'cams'),
      pan: reader.panIfAny(at.pan),
      applicationNumber: reader.reference(at.application),
      euin: reader.euin(at.euin),
    };
  },
});
