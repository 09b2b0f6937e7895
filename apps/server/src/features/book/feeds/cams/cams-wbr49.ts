import { defineFeed } from '../mapping/feed-mapper.ts';
import { dueDays, paymentMode, planDate, planTerms, topUpOf } from '../mapping/plan-terms.ts';
import type { SystematicRecord } from '../records/records.ts';

/** CAMS WBR49: SIPs, STPs and SWPs, running and ceased. */
export const camsWbr49 = defineFeed<SystematicRecord>()({
  name: 'cams-wbr49',
  registrar: 'cams',
  title: 'CAMS WBR49 (systematic plans)',
  columns: {
    amcCode: ['AMC_CODE'],
    folio: ['FOLIO_NO'],
    schemeCode: ['PRODUCT', 'PRODCODE'],
    schemeName: ['SCHEME', 'SCHEME_NAME'],
    investorName: ['INV_NAME'],
    pan: ['PAN', 'PAN_NO'],
    type: ['AUT_TRNTYP'],
    number: ['AUTO_TRNO'],
    amount: ['AUTO_AMOUNT'],
    from: ['FROM_DATE'],
    to: ['TO_DATE'],
    ceased: ['CEASE_DATE'],
    frequency: ['PERIODICITY'],
    days: ['PERIOD_DAY'],
    paymentMode: ['PAYMENT_MODE'],
    targetName: ['TARGET_SCHEME'],
    targetCode: ['TARGET_SCHEME_CODE'],
    registered: ['REG_DATE'],
    remarks: ['REMARKS'],
    topUpFrequency: ['TOP_UP_FRQ'],
    topUpAmount: ['TOP_UP_AMT'],
    topUpPercent: ['TOP_UP_PERC'],
    topUpCap: ['TOP_UP_CAP', 'TOP_UP_MAX_AMT'],
    umrn: ['UMRN', 'UMRN_NO', 'UMRN_CODE'],
    reported: ['REP_DATE', 'REPORT_DATE'],
    euin: ['EUIN'],
    subBrokerArn: ['SUB_ARN_CODE'],
    broker: ['BROKCODE', 'BROKER_CODE'],
    pausedFrom: ['PAUSE_FROM_DATE'],
    pausedTo: ['PAUSE_TO_DATE'],
    request: ['REQUEST_REF_NO', 'FT_SIP_REGNO'],
  },
  needs: [['folio'], ['schemeCode'], ['type'], ['number'], ['amount'], ['from'], ['to'], ['frequency']],
  dates: ['from', 'to', 'ceased', 'registered', 'pausedFrom', 'pausedTo', 'reported'],

  map(row, reader, at) {
    const terms = planTerms(reader, at);
    if (terms === null) return 'A dividend transfer plan, which is not kept.';
    const schemeCode = reader.optional(at.schemeCode)?.toUpperCase() ?? null;
    const amcCode = (
      reader.optional(at.amcCode) ??
      /^[A-Z]+/.exec(schemeCode ?? '')?.[0] ??
      ''
    ).toUpperCase();
    const folio = reader.identifier(at.folio);
    const registrationNumber = reader.identifier(at.number);
    const target = reader.optional(at.targetCode);
    return {
      feed: 'cams-wbr49',
      registrar: 'cams',
      line: row.line,
      naturalKey: `cams|${amcCode}|${folio}|${schemeCode ?? ''}|${terms.plan}|${registrationNumber}`,
      amcCode,
      folio,
      schemeCode,
      schemeName: reader.optional(at.schemeName),
      investorName: reader.optional(at.investorName),
      pan: reader.panIfAny(at.pan),
      registrationNumber,
      requestReference: reader.reference(at.request),
      ...terms,
      dueDays: dueDays(reader, at.days),
      reportDate: planDate(reader, at.reported, 0),
      registeredOn: planDate(reader, at.registered, 0),
      ceasedOn: planDate(reader, at.ceased, 1),
      pausedFrom: planDate(reader, at.pausedFrom, 2),
      pausedTo: planDate(reader, at.pausedTo, 10),
      instalments: null,
      statusText: null,
      // The code comes without the AMC's letters, unlike PRODUCT.
      targetSchemeCode: target === null || target.startsWith(amcCode) ? target : `${amcCode}${target}`,
      targetSchemeName: reader.optional(at.targetName),
      paymentMode: paymentMode(reader, at.paymentMode),
      topUp: topUpOf(reader, at),
      arn: reader.arn(at.broker),
      subBrokerArn: reader.arn(at.subBrokerArn),
      euin: reader.euin(at.euin),
      umrn: reader.reference(at.umrn),
      remarks: reader.optional(at.remarks),
    };
  },
});
