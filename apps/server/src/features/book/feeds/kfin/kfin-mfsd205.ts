import { brokerageFigures, notSaid } from '../mapping/brokerage-figures.ts';
import { defineFeed } from '../mapping/feed-mapper.ts';
import type { BrokerageRecord } from '../records/brokerage-records.ts';
import { isNotPaid, kfinBrokerageHead } from '../records/brokerage-types.ts';

const FUND_CODE_LENGTH = 3;

/** KFintech MFSD205: brokerage by transaction. Its files overlap: whoever wants a month takes that of FROM_DATE. */
export const kfinMfsd205 = defineFeed<BrokerageRecord>()({
  name: 'kfin-mfsd205',
  registrar: 'kfin',
  title: 'KFintech MFSD205 (brokerage)',
  columns: {
    schemeCode: ['PRODUCT_CODE', 'PRCODE'],
    fund: ['FUND'],
    folio: ['ACCOUNT_NUMBER', 'ACCOUNTNO'],
    investorName: ['INVESTOR_NAME', 'INVESTORN0'],
    pan: ['INVPAN'],
    from: ['FROM_DATE', 'FROMDATE'],
    to: ['TO_DATE', 'TODATE'],
    base: ['AMOUNT', 'AMOUNT_IN_RS'],
    units: ['UNITS'],
    tradeDate: ['TRANSACTION_DATE', 'TRANSACTI2'],
    processDate: ['PROCESS_DATE', 'PROCESSDA3'],
    rate: ['PERCENTAGE'],
    amount: ['BROKERAGE', 'BROKERAGE_IN_RS'],
    head: ['BROKERAGE_HEAD', 'BROKHEAD'],
    type: ['BROKERAGE_TYPE', 'BROKTYPE'],
    number: ['TRANSACTION_NUMBER', 'TRNO'],
    averageAssets: ['AVERAGE_ASSETS', 'AVGASSETS'],
  },
  needs: [
    ['schemeCode'],
    ['folio'],
    ['from'],
    ['tradeDate'],
    ['processDate'],
    ['rate'],
    ['amount'],
    ['head', 'type'],
    ['number'],
  ],
  dates: ['tradeDate', 'processDate', 'from', 'to'],

  map(row, reader, at) {
    if (isNotPaid(reader.text(at.type))) return 'Brokerage that is not paid, which is not kept.';
    const schemeCode = reader.required(at.schemeCode).toUpperCase();
    const amcCode = (reader.optional(at.fund) ?? schemeCode.slice(0, FUND_CODE_LENGTH)).toUpperCase();
    const folio = reader.identifier(at.folio);
    const column = reader.optional(at.head) === null ? at.type : at.head;
    const typeText = reader.required(column);
    const kind = kfinBrokerageHead(typeText);
    if (kind === null) reader.refuseWord(column, 'kind of brokerage', typeText);
    const of = `kfin|${amcCode}|${folio}|${schemeCode}`;
    return {
      feed: 'kfin-mfsd205',
      registrar: 'kfin',
      line: row.line,
      amcCode,
      folio,
      schemeCode,
      investorName: reader.name(at.investorName),
      pan: reader.panIfAny(at.pan),
      ...brokerageFigures(reader, { ...at, ...notSaid }, { of, typeText, kind: kind ?? 'trail' }),
      averageAssets: reader.money(at.averageAssets),
      igst: null,
      cgst: null,
      sgst: null,
      holdReason: null,
      arn: null,
      brokerCode: null,
    };
  },
});
