import { defineFeed } from '../mapping/feed-mapper.ts';
import { paymentMode, planDate, planTerms } from '../mapping/plan-terms.ts';
import { saysCeased } from '../mapping/plan-words.ts';
import type { SystematicRecord } from '../records/records.ts';

const FUND_CODE_LENGTH = 3;

/** KFintech MFSD243, and MFSD231 of ceased plans: SIPs, STPs and SWPs. */
export const kfinMfsd243 = defineFeed<SystematicRecord>()({
  name: 'kfin-mfsd243',
  registrar: 'kfin',
  title: 'KFintech MFSD243 (systematic plans)',
  columns: {
    fund: ['FUND_CODE', 'FUNDCODE', 'FUND'],
    folio: ['FOLIO', 'FOLIONO', 'ACNO'],
    productCode: ['PRODUCT_CODE', 'PRODCODE'],
    schemeName: ['SCHEME_NAME', 'SCHEMENAME'],
    investorName: ['INVESTOR_NAME', 'INVNAME'],
    pan: ['PAN', 'PANNO'],
    type: ['TRTYPE'],
    inHouse: ['IHNO'],
    serial: ['REG_SLNO', 'REGSLNO'],
    amount: ['AMOUNT'],
    from: ['START_DATE', 'STARTDATE'],
    to: ['END_DATE', 'ENDDATE'],
    terminated: ['TERMINATE_DATE', 'TERMINATEDATE', 'TERMINATED'],
    registered: ['REGISTRATION_DATE', 'REGISTRATIONDATE', 'REGDATE'],
    frequency: ['FREQUENCY'],
    instalments: ['NO_OF_INSTALLMENTS', 'NOOFINST'],
    status: ['STATUS'],
    targetCode: ['TO_PRODUCT_CODE', 'TOPRODUCTCODE'],
    targetName: ['TO_SCHEME_NAME', 'TOSCHEMENAME', 'TO_SCHEME', 'TOSCHEME'],
    mode: ['SIP_MODE'],
    remarks: ['SIP_TYPE', 'SIPTYPE'],
    agent: ['AGENT_CODE', 'AGENTCODE'],
    subBrokerArn: ['SUBARNCODE'],
    euin: ['EUIN'],
    umrn: ['UMRNCODE'],
    reported: ['REPORT_DATE', 'REPORTDATE', 'REP_DATE', 'CRDATE'],
  },
  needs: [
    ['folio'],
    ['productCode', 'fund'],
    ['type'],
    ['inHouse', 'serial'],
    ['amount'],
    ['from'],
    ['to'],
    ['frequency'],
  ],
  dates: ['from', 'to', 'terminated', 'registered', 'reported'],

  map(row, reader, at) {
    const terms = planTerms(reader, at);
    if (terms === null) return 'A dividend transfer plan, which is not kept.';
    const product = (reader.optional(at.productCode) ?? '').toUpperCase();
    const amcCode = (reader.optional(at.fund) ?? product.slice(0, FUND_CODE_LENGTH)).toUpperCase();
    const schemeCode = product.length > FUND_CODE_LENGTH ? product : null;
    const folio = reader.identifier(at.folio);
    const inHouse = reader.reference(at.inHouse);
    const registrationNumber = reader.reference(at.serial) ?? inHouse ?? reader.required(at.inHouse);
    const count = reader.optional(at.instalments);
    const instalments = count !== null && /^\d{1,5}(\.0+)?$/.test(count) ? Number(count) : null;
    const statusText = reader.optional(at.status);
    const ceasedOn = planDate(reader, at.terminated, 1);
    if (ceasedOn === null && saysCeased(statusText)) {
      reader.refuse(at.status, `The plan is over (${statusText}) but has no day of its end.`);
    }
    return {
      feed: 'kfin-mfsd243',
      registrar: 'kfin',
      line: row.line,
      naturalKey: `kfin|${amcCode}|${folio}|${schemeCode ?? ''}|${terms.plan}|${registrationNumber}`,
      amcCode,
      folio,
      schemeCode,
      schemeName: reader.optional(at.schemeName),
      investorName: reader.optional(at.investorName),
      pan: reader.panIfAny(at.pan),
      registrationNumber,
      requestReference: inHouse,
      ...terms,
      dueDays: [],
      reportDate: planDate(reader, at.reported, 0),
      registeredOn: planDate(reader, at.registered, 0),
      ceasedOn,
      pausedFrom: null,
      pausedTo: null,
      instalments,
      statusText,
      targetSchemeCode: reader.optional(at.targetCode),
      targetSchemeName: reader.optional(at.targetName),
      paymentMode: paymentMode(reader, at.mode),
      topUp: null,
      arn: reader.arn(at.agent),
      subBrokerArn: reader.arn(at.subBrokerArn),
      euin: reader.euin(at.euin),
      umrn: reader.reference(at.umrn),
      remarks: reader.optional(at.remarks),
    };
  },
});
