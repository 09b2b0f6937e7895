import { defineFeed } from '../mapping/feed-mapper.ts';
import {
  bank,
  guardian,
  holderColumns,
  holders,
  holding,
  nominees,
  taxStatus,
} from '../mapping/folio-people.ts';
import { dividendOption } from '../mapping/folio-words.ts';
import type { InvestorRecord } from '../records/records.ts';

/** UTI's first scheme opened in 1964. */
const FIRST_FOLIO = '1964-07-01';

/** CAMS WBR9: who owns a folio, and its closing balance per scheme. */
export const camsWbr9 = defineFeed<InvestorRecord>()({
  name: 'cams-wbr9',
  registrar: 'cams',
  title: 'CAMS WBR9 (investors)',
  columns: {
    amcCode: ['AMC_CODE'],
    folio: ['FOLIOCHK', 'FOLIO_NO'],
    schemeCode: ['PRODUCT', 'PRODCODE'],
    schemeName: ['SCH_NAME', 'SCHEME'],
    name1: ['INV_NAME'],
    name2: ['JNT_NAME1', 'JOINT1_NAME'],
    name3: ['JNT_NAME2', 'JOINT2_NAME'],
    pan1: ['PAN_NO', 'PAN'],
    pan2: ['JOINT1_PAN'],
    pan3: ['JOINT2_PAN'],
    birth1: ['INV_DOB'],
    birth2: ['JH1_DOB'],
    birth3: ['JH2_DOB'],
    email1: ['EMAIL'],
    email2: ['JH1_EMAIL'],
    email3: ['JH2_EMAIL'],
    mobile1: ['MOBILE_NO'],
    mobile2: ['JH1_MOBILE_NO'],
    mobile3: ['JH2_MOBILE_NO'],
    ckyc1: ['FH_CKYC_NO'],
    ckyc2: ['JH1_CKYC'],
    ckyc3: ['JH2_CKYC'],
    guardianName: ['GUARD_NAME'],
    guardianPan: ['GUARD_PAN'],
    guardianBirth: ['GUARDIAN_DOB'],
    guardianCkyc: ['G_CKYC_NO'],
    address1: ['ADDRESS1'],
    address2: ['ADDRESS2'],
    address3: ['ADDRESS3'],
    city: ['CITY'],
    pincode: ['PINCODE'],
    country: ['COUNTRY'],
    taxStatus: ['TAX_STATUS'],
    holding: ['HOLDING_NATURE'],
    occupation: ['OCCUPATION'],
    bankName: ['BANK_NAME'],
    bankBranch: ['BRANCH'],
    accountType: ['AC_TYPE'],
    account: ['AC_NO'],
    ifsc: ['IFSC_CODE'],
    nominee1: ['NOM_NAME'],
    nominee2: ['NOM2_NAME'],
    nominee3: ['NOM3_NAME'],
    relation1: ['RELATION'],
    relation2: ['NOM2_RELATION'],
    relation3: ['NOM3_RELATION'],
    share1: ['NOM_PERCENTAGE'],
    share2: ['NOM2_PERCENTAGE'],
    share3: ['NOM3_PERCENTAGE'],
    demat: ['DEMAT'],
    dpId: ['DP_ID'],
    folioDate: ['FOLIO_DATE'],
    reportDate: ['REP_DATE'],
    closingUnits: ['CLOS_BAL'],
    closingValue: ['RUPEE_BAL'],
    broker: ['BROKER_CODE', 'BROKCODE'],
    reinvest: ['REINV_FLAG'],
  },
  needs: [['folio'], ['name1'], ['schemeCode'], ['closingUnits'], ['pan1'], ['account']],
  dates: ['birth1', 'birth2', 'birth3', 'guardianBirth', 'folioDate', 'reportDate'],

  map(row, reader, at) {
    const folio = reader.identifier(at.folio);
    const schemeCode = reader.optional(at.schemeCode)?.toUpperCase() ?? null;
    // PRODUCT begins with the AMC's letters; a file without AMC_CODE says it no other way.
    const amcCode = (
      reader.optional(at.amcCode) ??
      /^[A-Z]+/.exec(schemeCode ?? '')?.[0] ??
      ''
    ).toUpperCase();
    if (amcCode === '')
      reader.refuse(at.amcCode === -1 ? at.schemeCode : at.amcCode, 'The row names no asset manager.');
    const closingUnits = reader.units(at.closingUnits);
    if (closingUnits !== null && closingUnits < 0n)
      reader.refuse(at.closingUnits, 'The closing balance is negative.');
    const pan = reader.pan(at.pan1);
    return {
      feed: 'cams-wbr9',
      registrar: 'cams',
      line: row.line,
      naturalKey: `cams|${amcCode}|${folio}|${schemeCode ?? ''}`,
      amcCode,
      folio,
      schemeCode,
      schemeName: reader.optional(at.schemeName),
      holders: holders(reader, holderColumns(at)),
      guardian: guardian(reader, {
        name: at.guardianName,
        pan: at.guardianPan,
        birth: at.guardianBirth,
        ckyc: at.guardianCkyc,
        kyc: -1,
        kycFlag: -1,
      }),
      address: {
        lines: [at.address1, at.address2, at.address3].flatMap((column) => reader.optional(column) ?? []),
        city: reader.optional(at.city),
        pincode: reader.reference(at.pincode),
        state: null,
        country: reader.optional(at.country),
      },
      ...taxStatus(reader, { words: at.taxStatus, code: -1 }, pan),
      holdingMode: holding(reader, { words: at.holding, code: -1 }),
      occupation: reader.optional(at.occupation),
      bank: bank(reader, {
        name: at.bankName,
        branch: at.bankBranch,
        accountType: at.accountType,
        account: at.account,
        ifsc: at.ifsc,
      }),
      nominees: nominees(reader, [
        { name: at.nominee1, relation: at.relation1, share: at.share1, birth: -1 },
        { name: at.nominee2, relation: at.relation2, share: at.share2, birth: -1 },
        { name: at.nominee3, relation: at.relation3, share: at.share3, birth: -1 },
      ]),
      nomineeOptOut: null,
      demat: reader.flag(at.demat),
      dpId: reader.optional(at.dpId),
      folioDate: reader.pastDate(at.folioDate, FIRST_FOLIO),
      reportDate: reader.pastDate(at.reportDate, FIRST_FOLIO),
      closingUnits,
      closingValue: reader.money(at.closingValue),
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
      dividendOption: dividendOption(reader.optional(at.reinvest)),
    };
  },
});
