import { closeSync, openSync, writeSync } from 'node:fs';

/** The columns of CAMS' WBR2 as it comes, most of them empty in most rows. */
const columns =
  `AMC_CODE FOLIO_NO PRODCODE SCHEME INV_NAME TRXNTYPE TRXNNO TRXNMODE TRXNSTAT USERCODE USRTRXNO TRADDATE
  POSTDATE PURPRICE UNITS AMOUNT BROKCODE SUBBROK BROKPERC BROKCOMM ALTFOLIO REP_DATE TIME1 TRXNSUBTYP APPLICATION_NO
  TRXN_NATURE TAX TOTAL_TAX TE_15H MICR_NO REMARKS SWFLAG OLD_FOLIO SEQ_NO REINVEST_FLAG MULT_BROK STT LOCATION
  SCHEME_TYPE TAX_STATUS LOAD SCANREFNO PAN INV_IIN TARG_SRC_SCHEME TRXN_TYPE_FLAG TICOB_TRTYPE TICOB_TRNO
  TICOB_POSTED_DATE DP_ID TRXN_CHARGES ELIGIB_AMT SRC_OF_TXN TRXN_SUFFIX SIPTRXNO TER_LOCATION EUIN EUIN_VALID
  EUIN_OPTED SUB_BRK_ARN EXCH_DC_FLAG SRC_BRK_CODE SYS_REGN_DATE AC_NO BANK_NAME REVERSAL_CODE EXCHANGE_FLAG
  CA_INITIATED_DATE GST_STATE_CODE IGST_AMOUNT CGST_AMOUNT SGST_AMOUNT REV_REMARK ORIGINAL_TRXNNO STAMP_DUTY FOLIO_OLD
  SCHEME_FOLIO_NUMBER AMC_REF_NO REQUEST_REF_NO TRANSMISSION_FLAG`.split(/\s+/);

export const wbr2Columns: readonly string[] = columns;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Entries of one folio in one scheme: some five years of a client's life. */
const perPosition = 20;
const firstDay = Date.UTC(2021, 0, 1);

export const benchSchemes: readonly string[] = Array.from({ length: 40 }, (_, n) => String(900_101 + n));

function rowOf(n: number, arn: string): Record<string, string> {
  const position = Math.floor(n / perPosition);
  const step = n % perPosition;
  const folio = 1_000_000 + Math.floor(position / 2);
  const code = benchSchemes[(position * 7) % benchSchemes.length] ?? '';
  const date = new Date(firstDay + (step * 90 + (position % 80)) * 86_400_000);
  const day = `${String(date.getUTCDate()).padStart(2, '0')}-${months[date.getUTCMonth()]}-${date.getUTCFullYear()}`;
  const sells = step > 0 && step % 6 === 5;
  const units = 50 + (position % 50) + step;
  const nav = 20 + (position % 100) + step * 0.37;
  const what = sells ? 'Redemption' : 'Purchase';
  return {
    AMC_CODE: 'A',
    FOLIO_NO: `${folio}/${10 + (folio % 90)}`,
    PRODCODE: `A${code}`,
    SCHEME: `Bench Scheme ${code} Regular Growth`,
    INV_NAME: `Investor ${folio}`,
    TRXNTYPE: sells ? 'R' : 'P',
    TRXNNO: String(10_000_000 + n),
    TRXNMODE: 'N',
    TRXNSTAT: 'Y',
    USRTRXNO: String(500_000 + n),
    TRADDATE: day,
    POSTDATE: day,
    PURPRICE: nav.toFixed(4),
    UNITS: units.toFixed(3),
    AMOUNT: (units * nav).toFixed(2),
    BROKCODE: arn,
    REP_DATE: '14-Nov-2026',
    TIME1: '12:30:00',
    TRXN_NATURE: what,
    LOCATION: 'Kochi',
    SCHEME_TYPE: 'EQUITY',
    TAX_STATUS: 'Individual',
    PAN: `ABCP${letters[folio % 10]}${String(folio % 10_000).padStart(4, '0')}${letters[Math.floor(folio / 10_000) % 26]}`,
    TRXN_TYPE_FLAG: what,
    EUIN: 'E123456',
    EUIN_VALID: 'Y',
    EUIN_OPTED: 'Y',
    STAMP_DUTY: '0.00',
    STT: '0',
    LOAD: '0',
    TAX: '0',
    BANK_NAME: 'Some Bank',
    SEQ_NO: String(n),
  };
}

/** Writes a WBR2 file of so many rows, all of one distributor. */
export function writeWbr2(path: string, arn: string, rows: number): void {
  const file = openSync(path, 'w');
  let text = `${columns.join(',')}\n`;
  for (let n = 0; n < rows; n++) {
    const row = rowOf(n, arn);
    text += `${columns.map((column) => row[column] ?? '').join(',')}\n`;
    if (text.length < 1_000_000) continue;
    writeSync(file, text);
    text = '';
  }
  writeSync(file, text);
  closeSync(file);
}
