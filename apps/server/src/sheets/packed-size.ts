/** What the parts of an Excel file may come to: a lakh of rows has a tenth of it. */
const MOST_UNPACKED = 400 * 1024 * 1024;
const CENTRAL = 0x02014b50;
const HEADER = 46;

/** Whether the directory of a ZIP file says that its parts are larger than any sheet of ours. */
export function isPackedTooMuch(body: Uint8Array): boolean {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  let total = 0;
  for (let at = 0; at + HEADER <= body.byteLength; at += 1) {
    if (body[at] !== 0x50 || view.getUint32(at, true) !== CENTRAL) continue;
    total += view.getUint32(at + 24, true);
    if (total > MOST_UNPACKED) return true;
  }
  return false;
}
