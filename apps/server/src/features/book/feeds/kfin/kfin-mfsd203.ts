import { balanceOf, FIRST_BALANCE } from '../mapping/balance-figures.ts';
import { defineFeed } from '../mapping/feed-mapper.ts';
import type { BalanceRecord } from '../records/records.ts';

const FUND_CODE_LENGTH = 3;

/** KFintech MFSD203: what each folio holds of each scheme on a day, and how much of it is pledged. */
export const kfinMfsd203 = defineFeed<BalanceRecord>()({
  name: 'kfin-mfsd203',
  registrar: 'kfin',
  title: 'KFintech MFSD203 (AUM)',
  columns: {
    productCode: ['PRODUCT_CODE', 'PRCODE'],
    fund: ['FUND'],
    folio: ['FOLIO_NUMBER', 'FOLIO', 'ACNO'],
    investorName: ['INVESTOR_NAME', 'INVNAME'],
    pan: ['PAN', 'PAN_NUMBER', 'PANGNO'],
    day: ['TO_DATE', 'TODATE'],
    reportDate: ['REPORT_DATE', 'CRDATE'],
    units: ['BALANCE', 'BALUNITS'],
    pledged: ['PLEDGED', 'PLDG'],
    value: ['AUM', 'VALINV'],
    nav: ['NAV', 'LNAV'],
    broker: ['AGENT_CODE', 'BROKCODE', 'BROKER_CODE'],
  },
  needs: [['productCode'], ['folio'], ['units'], ['value'], ['day', 'reportDate'], ['broker']],
  dates: ['day', 'reportDate'],

  map(row, reader, at) {
    const folio = reader.identifier(at.folio);
    const schemeCode = reader.required(at.productCode).toUpperCase();
    const amcCode = (reader.optional(at.fund) ?? schemeCode.slice(0, FUND_CODE_LENGTH)).toUpperCase();
    const column = reader.optional(at.day) === null ? at.reportDate : at.day;
    const day = reader.pastDate(column, FIRST_BALANCE) ?? reader.requiredDate(column);
    return {
      feed: 'kfin-mfsd203',
      registrar: 'kfin',
      line: row.line,
      naturalKey: `kfin|${amcCode}|${folio}|${schemeCode}|${day}`,
      amcCode,
      folio,
      schemeCode,
      investorName: reader.name(at.investorName),
      pan: reader.pan(at.pan),
      day,
      ...balanceOf(reader, at),
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
    };
  },
});
