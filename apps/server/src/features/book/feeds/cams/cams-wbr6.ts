import { brokerageFigures, notSaid } from '../mapping/brokerage-figures.ts';
import { defineFeed } from '../mapping/feed-mapper.ts';
import type { BrokerageRecord } from '../records/brokerage-records.ts';
import { camsBrokerageType } from '../records/brokerage-types.ts';

/** CAMS WBR6 and 11: trailer fee. */
export const camsWbr6 = defineFeed<BrokerageRecord>()({
  name: 'cams-wbr6',
  registrar: 'cams',
  title: 'CAMS WBR6 (trailer fee)',
  columns: {
    amcCode: ['AMC_CODE'],
    folio: ['FOLIOCHK', 'FOLIO_NO'],
    number: ['TRXN_ID'],
    investorName: ['INV_NAME'],
    pan: ['TAX_NO'],
    schemeCode: ['PRODUCT'],
    units: ['UNITS'],
    base: ['AMOUNT'],
    rate: ['RATE'],
    amount: ['FEE_AMT'],
    type: ['FEE_TYPE'],
    tradeDate: ['TRADDATE'],
    from: ['FEE_FRDT'],
    to: ['FEE_TODT'],
    processDate: ['PROCDATE'],
    broker: ['BROKCODE'],
  },
  needs: [
    ['amcCode'],
    ['folio'],
    ['number'],
    ['schemeCode'],
    ['rate'],
    ['amount'],
    ['type'],
    ['tradeDate'],
    ['from'],
    ['processDate'],
  ],
  dates: ['tradeDate', 'processDate', 'from', 'to'],

  map(row, reader, at) {
    const amcCode = reader.required(at.amcCode).toUpperCase();
    const folio = reader.identifier(at.folio);
    const schemeCode = reader.required(at.schemeCode).toUpperCase();
    const typeText = reader.required(at.type);
    const kind = camsBrokerageType(typeText);
    if (kind === null) reader.refuseWord(at.type, 'kind of fee', typeText);
    const of = `cams|${amcCode}|${folio}|${schemeCode}`;
    return {
      feed: 'cams-wbr6',
      registrar: 'cams',
      line: row.line,
      amcCode,
      folio,
      schemeCode,
      investorName: reader.name(at.investorName),
      pan: reader.panIfAny(at.pan),
      ...brokerageFigures(reader, { ...at, ...notSaid }, { of, typeText, kind: kind ?? 'trail' }),
      averageAssets: null,
      igst: null,
      cgst: null,
      sgst: null,
      holdReason: null,
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
    };
  },
});
