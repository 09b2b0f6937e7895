import { isAscii } from 'node:buffer';

/** Turns a piece of a DBF into text with one character per byte, so that places in it stay places. */
export type DecodePage = (bytes: Buffer) => string;

// The upper halves of the two DOS code pages that the platform's decoder does not know.
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The code page byte of the header (offset 29), for the pages found in India. */
const pages: Readonly<Record<number, { readonly label: string } | { readonly upper: string }>> = {
  0: { label: 'windows-1252' },
  1: { upper: CP437 },
  2: { upper: CP850 },
  3: { label: 'windows-1252' },
  87: { label: 'windows-1252' },
  100: { label: 'windows-1250' },
  101: { label: 'ibm866' },
  200: { label: 'windows-1250' },
  201: { label: 'windows-1251' },
};

/** The decoder, and whether the page was one we know; an unknown one is read as Windows-1252. */
export function codePage(mark: number): { readonly decode: DecodePage; readonly isSupported: boolean } {
  const page = pages[mark];
  if (page !== undefined && 'upper' in page) return { decode: ascii(byTable(page.upper)), isSupported: true };
  const decoder = new TextDecoder(page?.label ?? 'windows-1252');
  return { decode: ascii((bytes) => decoder.decode(bytes)), isSupported: page !== undefined };
}

const ascii =
  (otherwise: DecodePage): DecodePage =>
  (bytes) =>
    isAscii(bytes) ? bytes.toString('latin1') : otherwise(bytes);

const byTable =
  (upper: string): DecodePage =>
  (bytes) => {
    let text = '';
    for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : upper[byte - 128];
    return text;
  };
