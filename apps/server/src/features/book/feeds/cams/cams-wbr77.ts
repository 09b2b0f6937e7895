import { brokerageFigures } from '../mapping/brokerage-figures.ts';
import { defineFeed } from '../mapping/feed-mapper.ts';
import type { BrokerageRecord } from '../records/brokerage-records.ts';
import { camsBrokerageType } from '../records/brokerage-types.ts';

/** CAMS WBR77: the consolidated payout, with what is held and what is taken back. */
export const camsWbr77 = defineFeed<BrokerageRecord>()({
  name: 'cams-wbr77',
  registrar: 'cams',
  title: 'CAMS WBR77 (consolidated payout)',
  columns: {
    amcCode: ['AMC_CODE'],
    folio: ['FOLIO_NO'],
    schemeCode: ['SCHEME_CODE'],
    number: ['TRXN_NO'],
    part: ['SEQ_NO'],
    base: ['PLOT_AMOUNT'],
    units: ['PLOT_UNITS'],
    averageAssets: ['AVG_ASSETS'],
    days: ['NO_OF_DAYS'],
    tradeDate: ['TRADE_DATE_TIME', 'TRADE_DATE'],
    processDate: ['PROC_DATE'],
    from: ['BRKAGE_FROM'],
    to: ['BRKAGE_TO'],
    processFrom: ['PROC_FROM_DATE'],
    processTo: ['PROC_TO_DATE'],
    month: ['BROKERAGE_ACCRUAL_MONTH', 'BROKERAGE_ACRUAL_MONTH'],
    type: ['BRKAGE_TYPE'],
    rate: ['BRKAGE_RATE'],
    amount: ['BRKAGE_AMT'],
    clawback: ['CLW_AMT'],
    investorName: ['INV_NAME'],
    broker: ['BROK_CODE'],
    igst: ['IGST_VALUE'],
    cgst: ['CGST_VALUE'],
    sgst: ['SGST_VALUE'],
    hold: ['HOLD_REASON'],
    writtenOff: ['WRITE_OFF_REASON'],
  },
  needs: [
    ['amcCode'],
    ['folio'],
    ['schemeCode'],
    ['number'],
    ['type'],
    ['rate'],
    ['amount'],
    ['tradeDate'],
    ['processDate'],
    ['month', 'from', 'processFrom'],
  ],
  dates: ['tradeDate', 'processDate', 'from', 'to', 'processFrom', 'processTo'],

  map(row, reader, at) {
    const amcCode = reader.required(at.amcCode).toUpperCase();
    const folio = reader.identifier(at.folio);
    const schemeCode = reader.required(at.schemeCode).toUpperCase();
    const typeText = reader.required(at.type);
    const kind = camsBrokerageType(typeText);
    if (kind === null) reader.refuseWord(at.type, 'kind of brokerage', typeText);
    const of = `cams|${amcCode}|${folio}|${schemeCode}`;
    return {
      feed: 'cams-wbr77',
      registrar: 'cams',
      line: row.line,
      amcCode,
      folio,
      schemeCode,
      investorName: reader.name(at.investorName),
      pan: null,
      ...brokerageFigures(reader, at, { of, typeText, kind: kind ?? 'trail' }),
      averageAssets: reader.money(at.averageAssets),
      igst: reader.money(at.igst),
      cgst: reader.money(at.cgst),
      sgst: reader.money(at.sgst),
      holdReason: reader.optional(at.hold) ?? reader.optional(at.writtenOff),
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
    };
  },
});
