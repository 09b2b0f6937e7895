import type { RowReader } from '../fields/row-reader.ts';
import { defineFeed } from '../mapping/feed-mapper.ts';
import { cityClass } from '../mapping/folio-words.ts';
import { taxStatusCode } from '../mapping/tax-status-words.ts';
import { carriedOf, comesInPieces, figuresOf, refuseType } from '../mapping/transaction-figures.ts';
import type { TransactionKind, TransactionRecord } from '../records/records.ts';
import { camsType } from './cams-types.ts';

/** UTI's first scheme opened in 1964. */
const FIRST_TRADE = '1964-07-01';

/** CAMS WBR2 and 2A: transactions. Headings as in the CSV; DBF cuts them to ten characters. */
export const camsWbr2 = defineFeed<TransactionRecord>()({
  name: 'cams-wbr2',
  registrar: 'cams',
  title: 'CAMS WBR2 (transactions)',
  columns: {
    amcCode: ['AMC_CODE'],
    folio: ['FOLIO_NO'],
    schemeCode: ['PRODCODE', 'PRODUCT', 'SCHEME_CODE'],
    schemeName: ['SCHEME', 'SCHEME_NAME', 'SCH_NAME'],
    investorName: ['INV_NAME', 'INVNAME'],
    type: ['TRXNTYPE'],
    number: ['TRXNNO', 'TRNSERIALNO'],
    userReference: ['USRTRXNO', 'USER_TRXNNO'],
    tradeDate: ['TRADDATE', 'TRADE_DATE'],
    postDate: ['POSTDATE', 'POST_DATE'],
    reportDate: ['REP_DATE'],
    nav: ['PURPRICE', 'NAV'],
    units: ['UNITS'],
    amount: ['AMOUNT'],
    broker: ['BROKCODE', 'BROKER_CODE'],
    subBroker: ['SUBBROK', 'SUBBROKER'],
    nature: ['TRXN_NATURE'],
    flag: ['TRXN_TYPE_FLAG'],
    tax: ['TOTAL_TAX', 'TAX'],
    stt: ['STT'],
    load: ['LOAD'],
    stampDuty: ['STAMP_DUTY'],
    pan: ['PAN', 'PAN_NO', 'PANNO'],
    counterScheme: ['TARG_SRC_SCHEME'],
    registration: ['SIPTRXNNO', 'SIPTRXNO'],
    euin: ['EUIN'],
    subBrokerArn: ['SUB_BRK_ARN'],
    originalNumber: ['ORIGINAL_TRXNNO'],
    sequence: ['SEQ_NO'],
    location: ['TER_LOCATION'],
    taxStatus: ['TAX_STATUS'],
    transmission: ['TRANSMISSION_FLAG'],
    originalDate: ['TICOB_POSTED_DATE'],
  },
  needs: [
    ['amcCode'],
    ['folio'],
    ['schemeCode', 'schemeName'],
    ['type', 'flag'],
    ['number'],
    ['tradeDate'],
    ['units'],
    ['amount'],
  ],
  dates: ['tradeDate', 'postDate', 'reportDate', 'originalDate'],

  map(row, reader, at) {
    const type = typeOf(reader, at);
    if (typeof type === 'string') return type;
    const { kind, typeCode, description } = type;
    const amcCode = reader.required(at.amcCode).toUpperCase();
    const folio = reader.identifier(at.folio);
    const schemeCode = reader.optional(at.schemeCode)?.toUpperCase() ?? null;
    const schemeName = reader.optional(at.schemeName);
    if (schemeCode === null && schemeName === null)
      reader.required(at.schemeCode === -1 ? at.schemeName : at.schemeCode);
    const transactionNumber = reader.identifier(at.number);
    const price = reader.nav(at.nav);
    const nav = price === 0n ? null : price;
    const figures = figuresOf(reader, at, kind, type.reversed, nav);
    const tradeDate = reader.pastDate(at.tradeDate, FIRST_TRADE) ?? reader.requiredDate(at.tradeDate);
    if (figures === null) return 'The row moves neither units nor money.';
    const carried = carriedOf(
      reader,
      { day: at.originalDate, amount: at.amount, units: -1 },
      { kind, figures, tradeDate, earliest: FIRST_TRADE },
    );
    // Field by field, here and above: an object spread into one of this size costs as much as all of the rest.
    return {
      feed: 'cams-wbr2',
      registrar: 'cams',
      line: row.line,
      part: comesInPieces(kind) ? (reader.reference(at.sequence) ?? '') : '',
      amcCode,
      folio,
      schemeCode,
      schemeName,
      isin: null,
      investorName: reader.name(at.investorName),
      pan: reader.panIfAny(at.pan),
      kind,
      effect: figures.effect,
      reversal: figures.reversal,
      reversesNumber: figures.reversal ? (reader.reference(at.originalNumber) ?? transactionNumber) : null,
      transactionNumber,
      userReference: reader.reference(at.userReference),
      tradeDate,
      postDate: reader.pastDate(at.postDate, FIRST_TRADE),
      fundsDate: null,
      reportDate: reader.pastDate(at.reportDate, FIRST_TRADE),
      units: figures.units,
      signedUnits: figures.signedUnits,
      amount: figures.amount,
      nav,
      stampDuty: reader.charge(at.stampDuty),
      stt: reader.charge(at.stt),
      tax: reader.charge(at.tax),
      load: reader.charge(at.load),
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
      subBrokerArn: reader.arn(at.subBrokerArn),
      subBroker: reader.optional(at.subBroker),
      euin: reader.euin(at.euin),
      registrationNumber: reader.reference(at.registration),
      counterSchemeCode: reader.optional(at.counterScheme),
      carriedOn: carried.carriedOn,
      carriedAmount: carried.carriedAmount,
      location: cityClass(reader.optional(at.location)),
      taxStatusCode: taxStatusCode(reader.optional(at.taxStatus)),
      typeCode,
      description,
    };
  },
});

/** What the row is; in words why it changes nothing, or '' where the reader has noted that nobody knows it. */
function typeOf(
  reader: RowReader,
  at: { readonly [Column in 'type' | 'nature' | 'flag' | 'units' | 'amount' | 'transmission']: number },
) {
  const typeCode = reader.optional(at.type);
  const description = reader.optional(at.nature);
  const type = camsType(reader.text(at.flag), typeCode ?? '', description ?? '');
  if ('ignored' in type && nothingMoves(reader.text(at.units)) && nothingMoves(reader.text(at.amount))) {
    return type.ignored;
  }
  if (!('kind' in type)) {
    refuseType(
      reader,
      at.type === -1 ? at.flag : at.type,
      'unknown' in type ? type.unknown : (typeCode ?? ''),
    );
    return '';
  }
  const kind = ofTransmission(type.kind, reader.flag(at.transmission));
  return { kind, reversed: type.reversed, typeCode, description };
}

/** A transfer marked as the transmission to an heir. */
function ofTransmission(kind: TransactionKind, isMarked: boolean | null): TransactionKind {
  if (isMarked !== true) return kind;
  return kind === 'transfer-in' ? 'transmission-in' : kind === 'transfer-out' ? 'transmission-out' : kind;
}

const nothingMoves = (text: string): boolean => /^[-+]?0*(?:\.0*)?$/.test(text);
