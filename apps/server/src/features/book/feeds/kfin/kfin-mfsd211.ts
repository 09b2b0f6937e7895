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

const FUND_CODE_LENGTH = 3;
const FIRST_FOLIO = '1964-07-01';

/** KFintech MFSD211: who owns a folio. CSV headings are words with blanks; the DBF has its own short names. */
export const kfinMfsd211 = defineFeed<InvestorRecord>()({
  name: 'kfin-mfsd211',
  registrar: 'kfin',
  title: 'KFintech MFSD211 (investors)',
  columns: {
    productCode: ['PRODUCT_CODE', 'PRCODE'],
    fund: ['FUND'],
    folio: ['FOLIO', 'ACNO', 'FOLIO_NUMBER'],
    schemeName: ['FUND_DESCRIPTION', 'FUNDDESC'],
    name1: ['INVESTOR_NAME', 'INVNAME'],
    name2: ['JOINT_NAME1', 'JOINT_NAME_1', 'JTNAME1'],
    name3: ['JOINT_NAME2', 'JOINT_NAME_2', 'JTNAME2'],
    pan1: ['PAN_NUMBER', 'PANGNO', 'PANNO', 'PAN1'],
    pan2: ['PAN2'],
    pan3: ['PAN3'],
    birth1: ['DATE_OF_BIRTH', 'DOB'],
    email1: ['EMAIL'],
    email2: ['JOINT_HOLDER_1_EMAIL_ID'],
    email3: ['JOINT_HOLDER_2_EMAIL_ID'],
    mobile1: ['MOBILE_NUMBER', 'MOBILE'],
    mobile2: ['JOINT_HOLDER_1_CONTACT_NUMBER'],
    mobile3: ['JOINT_HOLDER_2_CONTACT_NUMBER'],
    ckyc1: ['CKYC_NO', 'CKYCNO'],
    ckyc2: ['JH1_CKYC'],
    ckyc3: ['JH2_CKYC'],
    kyc1: ['KYC1FLAG'],
    kyc2: ['KYC2FLAG'],
    kyc3: ['KYC3FLAG'],
    guardianName: ['GUARDIANNAME', 'GUARDIAN_NAME'],
    guardianPan: ['GUARDPANNO'],
    guardianKyc: ['KYCGFLAG'],
    address1: ['ADDRESS1', 'ADDRESS_#1', 'ADD1'],
    address2: ['ADDRESS2', 'ADDRESS_#2', 'ADD2'],
    address3: ['ADDRESS3', 'ADDRESS_#3', 'ADD3'],
    city: ['CITY'],
    pincode: ['PINCODE', 'PIN'],
    state: ['STATE'],
    country: ['COUNTRY'],
    taxStatus: ['TAX_STATUS', 'STATUS'],
    taxStatusWords: ['STATUSDESC'],
    holding: ['MODE_OF_HOLDING', 'MODEOFHOLD'],
    holdingWords: ['MODE_OF_HOLDING_DESCRIPTION'],
    occupation: ['OCCUPATION_DESCRIPTION', 'OCCUPATION', 'OCC_CODE'],
    bankName: ['BANK_NAME', 'BNAME'],
    bankBranch: ['BRANCH'],
    accountType: ['ACCOUNT_TYPE', 'BNKACTYPE'],
    account: ['BANK_ACCNO', 'BANKACCNO', 'BNKACNO'],
    ifsc: ['IFSC_CODE', 'IFSC'],
    nominee1: ['NOMINEE', 'NOMINEE1'],
    nominee2: ['NOMINEE2'],
    nominee3: ['NOMINEE3'],
    relation1: ['NOMINEE_RELATION', 'NOMINEE1_RELATION'],
    relation2: ['NOMINEE2_RELATION'],
    relation3: ['NOMINEE3_RELATION'],
    share1: ['NOMINEE_RATIO', 'NOMINEE1_RATIO'],
    share2: ['NOMINEE2_RATIO'],
    share3: ['NOMINEE3_RATIO'],
    nomineeBirth: ['NOMINEE_DOB'],
    optOut: ['NOMINEE_OPT_OUT_FLAG'],
    demat: ['DEMAT_FOLIO_FLAG'],
    dpId: ['DPID', 'DP_ID'],
    reportDate: ['REPORT_DATE', 'CRDATE'],
    closingUnits: ['BALUNITS', 'BALANCE'],
    broker: ['BROKER_CODE', 'BROKCODE'],
    dividend: ['DIVIDEND_OPTION', 'DIVOPT'],
  },
  needs: [['folio'], ['name1'], ['productCode', 'fund'], ['pan1'], ['account']],
  dates: ['birth1', 'nomineeBirth', 'reportDate'],

  map(row, reader, at) {
    const product = (reader.optional(at.productCode) ?? '').toUpperCase();
    const amcCode = (reader.optional(at.fund) ?? product.slice(0, FUND_CODE_LENGTH)).toUpperCase();
    if (amcCode === '') reader.required(at.fund === -1 ? at.productCode : at.fund);
    const folio = reader.identifier(at.folio);
    const schemeCode = product.length > FUND_CODE_LENGTH ? product : null;
    const pan = reader.pan(at.pan1);
    const closingUnits = reader.units(at.closingUnits);
    if (closingUnits !== null && closingUnits < 0n)
      reader.refuse(at.closingUnits, 'The closing balance is negative.');
    return {
      feed: 'kfin-mfsd211',
      registrar: 'kfin',
      line: row.line,
      naturalKey: `kfin|${amcCode}|${folio}|${schemeCode ?? ''}`,
      amcCode,
      folio,
      schemeCode,
      schemeName: reader.optional(at.schemeName),
      holders: holders(reader, holderColumns(at)),
      guardian: guardian(reader, {
        name: at.guardianName,
        pan: at.guardianPan,
        birth: -1,
        ckyc: -1,
        kyc: -1,
        kycFlag: at.guardianKyc,
      }),
      address: {
        lines: [at.address1, at.address2, at.address3].flatMap((column) => reader.optional(column) ?? []),
        city: reader.optional(at.city),
        pincode: reader.reference(at.pincode),
        state: reader.optional(at.state),
        country: reader.optional(at.country),
      },
      ...taxStatus(reader, { words: at.taxStatusWords, code: at.taxStatus }, pan),
      holdingMode: holding(reader, { words: at.holdingWords, code: at.holding }),
      occupation: reader.optional(at.occupation),
      bank: bank(reader, {
        name: at.bankName,
        branch: at.bankBranch,
        accountType: at.accountType,
        account: at.account,
        ifsc: at.ifsc,
      }),
      nominees: nominees(reader, [
        { name: at.nominee1, relation: at.relation1, share: at.share1, birth: at.nomineeBirth },
        { name: at.nominee2, relation: at.relation2, share: at.share2, birth: -1 },
        { name: at.nominee3, relation: at.relation3, share: at.share3, birth: -1 },
      ]),
      nomineeOptOut: reader.flag(at.optOut),
      demat: reader.flag(at.demat),
      dpId: reader.optional(at.dpId),
      folioDate: null,
      reportDate: reader.pastDate(at.reportDate, FIRST_FOLIO),
      closingUnits,
      closingValue: null,
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
      dividendOption: dividendOption(reader.optional(at.dividend)),
    };
  },
});
