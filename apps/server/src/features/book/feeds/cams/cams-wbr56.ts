import { defineFeed } from '../mapping/feed-mapper.ts';
import { guardian, holders } from '../mapping/folio-people.ts';
import type { InvestorRecord } from '../records/records.ts';

const FIRST_FOLIO = '1964-07-01';

/** CAMS WBR56: the KYC status of a folio's holders, which WBR9 does not have. No scheme, no balance. */
export const camsWbr56 = defineFeed<InvestorRecord>()({
  name: 'cams-wbr56',
  registrar: 'cams',
  title: 'CAMS WBR56 (KYC status)',
  columns: {
    amcCode: ['AMC_CODE'],
    folio: ['FOLIO', 'FOLIO_NO'],
    name1: ['INV_NAME'],
    name2: ['JNAME1'],
    name3: ['JNAME2'],
    pan1: ['TAX_NO'],
    pan2: ['JOINTPAN1'],
    pan3: ['JOINTPAN2'],
    email: ['EMAIL'],
    mobile: ['MOBILE_NO'],
    flag1: ['FH_KYC'],
    flag2: ['JH1_KYC'],
    flag3: ['JH2_KYC'],
    status1: ['FH_KYC_DESC'],
    status2: ['JH1_KYC_DESC'],
    status3: ['JH2_KYC_DESC'],
    guardianName: ['GUARDIAN'],
    guardianPan: ['GUARDIAN_PANNO'],
    guardianFlag: ['GU_KYC'],
    guardianStatus: ['GU_KYC_DESC'],
    reportDate: ['REP_DATE'],
    broker: ['BROK_DLR_CODE'],
  },
  needs: [['folio'], ['name1'], ['pan1'], ['flag1'], ['amcCode']],
  dates: ['reportDate'],

  map(row, reader, at) {
    const folio = reader.identifier(at.folio);
    const amcCode = reader.required(at.amcCode).toUpperCase();
    const none = { birth: -1, ckyc: -1, email: -1, mobile: -1 };
    return {
      feed: 'cams-wbr56',
      registrar: 'cams',
      line: row.line,
      naturalKey: `cams|${amcCode}|${folio}|`,
      amcCode,
      folio,
      schemeCode: null,
      schemeName: null,
      holders: holders(reader, [
        {
          ...none,
          name: at.name1,
          pan: at.pan1,
          email: at.email,
          mobile: at.mobile,
          kyc: at.status1,
          kycFlag: at.flag1,
        },
        { ...none, name: at.name2, pan: at.pan2, kyc: at.status2, kycFlag: at.flag2 },
        { ...none, name: at.name3, pan: at.pan3, kyc: at.status3, kycFlag: at.flag3 },
      ]),
      guardian: guardian(reader, {
        ...none,
        name: at.guardianName,
        pan: at.guardianPan,
        kyc: at.guardianStatus,
        kycFlag: at.guardianFlag,
      }),
      address: { lines: [], city: null, pincode: null, state: null, country: null },
      taxStatusText: null,
      taxStatusCode: null,
      holdingMode: null,
      occupation: null,
      bank: null,
      nominees: [],
      nomineeOptOut: null,
      demat: null,
      dpId: null,
      folioDate: null,
      reportDate: reader.pastDate(at.reportDate, FIRST_FOLIO),
      closingUnits: null,
      closingValue: null,
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
      dividendOption: null,
    };
  },
});
