import type { RowReader } from '../fields/row-reader.ts';
import { defineFeed } from '../mapping/feed-mapper.ts';
import { cityClass } from '../mapping/folio-words.ts';
import { carriedOf, comesInPieces, figuresOf, refuseType } from '../mapping/transaction-figures.ts';
import type { TransactionRecord } from '../records/records.ts';
import { kfinType } from './kfin-types.ts';

const FIRST_TRADE = '1964-07-01';
/** 117 or RMF: every fund house has three characters, and FMCODE begins with them. */
const FUND_CODE_LENGTH = 3;

/** KFintech MFSD201: transactions. The DBF has columns the CSV lacks, and the other way round. */
export const kfinMfsd201 = defineFeed<TransactionRecord>()({
  name: 'kfin-mfsd201',
  registrar: 'kfin',
  title: 'KFintech MFSD201 (transactions)',
  columns: {
    productCode: ['FMCODE', 'PRODUCT_CODE'],
    fund: ['TD_FUND', 'FUND'],
    folio: ['TD_ACNO', 'FOLIO_NUMBER', 'ACNO'],
    schemeName: ['FUNDDESC', 'FUND_DESCRIPTION'],
    isin: ['SCHEMEISIN', 'SCHEME_ISIN', 'ISIN'],
    investorName: ['INVNAME', 'INVESTOR_NAME'],
    type: ['TD_TRTYPE', 'TRANSACTION_TYPE'],
    description: ['TRDESC', 'TRNDESC', 'TRANSACTION_DESCRIPTION'],
    flag: ['TRFLAG', 'TRANSACTION_FLAG'],
    purred: ['TD_PURRED'],
    number: ['TD_TRNO', 'TRANSACTION_NUMBER'],
    parentNumber: ['TD_PTRNO', 'PARENT_TRANSACTION_NUMBER'],
    rejectedNumber: ['REJTRNOORGNO'],
    uniqueNumber: ['UNQNO'],
    inward: ['INWARDNO', 'INWARDNUMBER'],
    tradeDate: ['TD_TRDT', 'TRANSACTION_DATE'],
    processDate: ['TD_PRDT', 'PROCESS_DATE'],
    reportDate: ['CRDATE', 'REPORT_DATE'],
    fundsDate: ['SFUNDDT', 'SWITCH_FUND_DATE'],
    lotDate: ['PURDATE', 'PURCHASE_DATE'],
    lotUnits: ['PURUNITS', 'PURCHASE_UNITS'],
    lotAmount: ['PURAMT', 'PURCHASE_AMOUNT'],
    location: ['CITYCATEGORY', 'CITY_CATEGORY'],
    nav: ['TD_NAV', 'NAV'],
    price: ['TD_POP', 'PRICE'],
    units: ['TD_UNITS', 'UNITS'],
    amount: ['TD_AMT', 'AMOUNT'],
    stampDuty: ['STAMPDUTY', 'STAMP_DUTY'],
    stt: ['STT'],
    tax: ['TDSAMOUNT', 'TDS_AMOUNT'],
    load: ['LOAD1', 'LOAD_AMOUNT'],
    agent: ['TD_AGENT', 'AGENT_CODE', 'BRCODE', 'BROK_CODE', 'BROKER_CODE'],
    subBroker: ['TD_BROKER', 'SUB_BROKER_CODE', 'SBCODE'],
    subBrokerArn: ['SUBARNCODE', 'SUB_BROKER_ARN_CODE'],
    euin: ['EUIN'],
    pan: ['PAN1', 'PANGNO', 'PANNO', 'PAN'],
    registration: ['SIPREGSLNO'],
    inHouse: ['IHNO'],
    counterScheme: ['PRCODE1', 'TO_PRODUCT_CODE'],
  },
  needs: [
    ['productCode', 'fund'],
    ['folio'],
    ['productCode', 'schemeName'],
    ['type', 'description', 'flag', 'purred'],
    ['number'],
    ['tradeDate'],
    ['units'],
    ['amount'],
  ],
  dates: ['tradeDate', 'processDate', 'reportDate', 'lotDate', 'fundsDate'],

  map(row, reader, at) {
    const type = typeOf(reader, at);
    if (typeof type === 'string') return type;
    const { kind, typeCode, description } = type;
    const { amcCode, schemeCode, schemeName } = schemeOf(reader, at);
    const folio = reader.identifier(at.folio);
    const transactionNumber = reader.identifier(at.number);
    const price = reader.nav(at.nav) ?? reader.nav(at.price);
    const nav = price === 0n ? null : price;
    const figures = figuresOf(reader, at, kind, type.reversed, nav);
    const tradeDate = reader.pastDate(at.tradeDate, FIRST_TRADE) ?? reader.requiredDate(at.tradeDate);
    if (figures === null) return 'The row moves neither units nor money.';
    const parentNumber = reader.reference(at.parentNumber);
    const lotDate = reader.date(at.lotDate);
    const lot = [parentNumber ?? '', lotDate ?? '', reader.text(at.lotUnits)].join('/');
    const carried = carriedOf(
      reader,
      { day: at.lotDate, amount: at.lotAmount, units: at.lotUnits },
      { kind, figures, tradeDate, earliest: FIRST_TRADE },
    );
    // Field by field, here and above: an object spread into one of this size costs as much as all of the rest.
    return {
      feed: 'kfin-mfsd201',
      registrar: 'kfin',
      line: row.line,
      part: comesInPieces(kind) && lot !== '//' ? lot : '',
      amcCode,
      folio,
      schemeCode,
      schemeName,
      isin: reader.optional(at.isin),
      investorName: reader.name(at.investorName),
      pan: reader.panIfAny(at.pan),
      kind,
      effect: figures.effect,
      reversal: figures.reversal,
      reversesNumber: figures.reversal
        ? (reader.reference(at.rejectedNumber) ?? parentNumber ?? transactionNumber)
        : null,
      transactionNumber,
      userReference: reader.reference(at.uniqueNumber) ?? reader.reference(at.inward),
      tradeDate,
      postDate: reader.pastDate(at.processDate, FIRST_TRADE),
      fundsDate: reader.pastDate(at.fundsDate, FIRST_TRADE),
      reportDate: reader.pastDate(at.reportDate, FIRST_TRADE),
      units: figures.units,
      signedUnits: figures.signedUnits,
      amount: figures.amount,
      nav,
      stampDuty: reader.charge(at.stampDuty),
      stt: reader.charge(at.stt),
      tax: reader.charge(at.tax),
      load: reader.charge(at.load),
      arn: reader.arn(at.agent),
      brokerCode: reader.optional(at.agent),
      subBrokerArn: reader.arn(at.subBrokerArn),
      subBroker: reader.reference(at.subBroker),
      euin: reader.euin(at.euin),
      registrationNumber:
        reader.reference(at.registration) ?? (kind === 'sip' ? reader.reference(at.inHouse) : null),
      counterSchemeCode: reader.optional(at.counterScheme),
      carriedOn: carried.carriedOn,
      carriedAmount: carried.carriedAmount,
      location: cityClass(reader.optional(at.location)),
      taxStatusCode: null,
      typeCode,
      description,
    };
  },
});

/** What the row is; in words why it changes nothing, or '' where the reader has noted that nobody knows it. */
function typeOf(
  reader: RowReader,
  at: { readonly [Column in 'type' | 'description' | 'flag' | 'purred']: number },
) {
  const typeCode = reader.optional(at.type);
  const description = reader.optional(at.description);
  const flag = reader.optional(at.flag) ?? reader.text(at.purred);
  const type = kfinType(typeCode ?? '', description ?? '', flag);
  if ('ignored' in type) return type.ignored;
  if ('unknown' in type) {
    const column = [at.type, at.description, at.flag, at.purred].find((place) => place !== -1) ?? -1;
    refuseType(reader, column, type.unknown);
    return '';
  }
  return { kind: type.kind, reversed: type.reversed, typeCode, description };
}

function schemeOf(
  reader: RowReader,
  at: { readonly [Column in 'productCode' | 'fund' | 'schemeName']: number },
) {
  const product = (reader.optional(at.productCode) ?? '').toUpperCase();
  const amcCode = (reader.optional(at.fund) ?? product.slice(0, FUND_CODE_LENGTH)).toUpperCase();
  if (amcCode === '') reader.required(at.fund === -1 ? at.productCode : at.fund);
  const schemeCode = product.length > FUND_CODE_LENGTH ? product : null;
  const schemeName = reader.optional(at.schemeName);
  if (schemeCode === null && schemeName === null) {
    reader.refuse(at.productCode, 'The row names no scheme: neither product code nor description.');
  }
  return { amcCode, schemeCode, schemeName };
}
