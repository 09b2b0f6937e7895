import { balanceOf, FIRST_BALANCE } from '../mapping/balance-figures.ts';
import { defineFeed } from '../mapping/feed-mapper.ts';
import type { BalanceRecord } from '../records/records.ts';

/** CAMS WBR4, 22 and 53: what each folio holds of each scheme on a day. They name the same things differently. */
export const camsWbr22 = defineFeed<BalanceRecord>()({
  name: 'cams-wbr22',
  registrar: 'cams',
  title: 'CAMS WBR4, 22 or 53 (AUM)',
  columns: {
    amcCode: ['AMC_CODE'],
    folio: ['FOLIO', 'FOLIOCHK', 'FOLIO_NO'],
    schemeCode: ['PRODUCT', 'PRODCODE'],
    investorName: ['INV_NAME'],
    pan: ['PAN_NO', 'PAN'],
    day: ['ASSET_DATE', 'BAL_DATE', 'REP_DATE'],
    units: ['UNITS', 'CLOS_BAL', 'UNIT_BAL'],
    value: ['CLOSING_ASSETS', 'RUPEE_BAL'],
    nav: ['NAV'],
    broker: ['BROK_DLR_CODE', 'BROKER_CODE', 'BROKCODE'],
  },
  needs: [['folio'], ['schemeCode'], ['day'], ['units'], ['value'], ['broker']],
  // WBR9 has a closing balance too, and the bank account.
  never: ['AC_NO'],
  dates: ['day'],

  map(row, reader, at) {
    const folio = reader.identifier(at.folio);
    const schemeCode = reader.required(at.schemeCode).toUpperCase();
    const amcCode = (reader.optional(at.amcCode) ?? /^[A-Z]+/.exec(schemeCode)?.[0] ?? '').toUpperCase();
    const day = reader.pastDate(at.day, FIRST_BALANCE) ?? reader.requiredDate(at.day);
    return {
      feed: 'cams-wbr22',
      registrar: 'cams',
      line: row.line,
      naturalKey: `cams|${amcCode}|${folio}|${schemeCode}|${day}`,
      amcCode,
      folio,
      schemeCode,
      investorName: reader.name(at.investorName),
      pan: reader.pan(at.pan),
      day,
      ...balanceOf(reader, { ...at, pledged: -1 }),
      arn: reader.arn(at.broker),
      brokerCode: reader.optional(at.broker),
    };
  },
});
