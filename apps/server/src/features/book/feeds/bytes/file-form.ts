import { FeedFault } from '../rows/feed-fault.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'undecided';

export type FileForm =
  | { readonly form: 'dbf' }
  | { readonly form: 'text'; readonly encoding: TextEncoding; readonly skip: number };

const DBF_VERSIONS = new Set([
  0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0x8c, 0x8e, 0xcb, 0xf5, 0xfb,
]);

const isZip = (head: Buffer): boolean =>
  startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06]);

const startsWith = (head: Buffer, bytes: readonly number[]): boolean =>
  head.length >= bytes.length && bytes.every((byte, index) => head[index] === byte);

/** Files people send instead of a feed, by their first bytes, each with what to do about it. */
const refusals: readonly (readonly [matches: (head: Buffer) => boolean, sentence: string])[] = [
  [
    (head) => isZip(head) && /xl\/|\[Content_Types\]\.xml/.test(head.toString('latin1')),
    'This is an Excel workbook. Save it as CSV and import that.',
  ],
  [isZip, 'This is a zip archive. Unpack it and import the file inside.'],
  [(head) => startsWith(head, [0x1f, 0x8b]), 'This is a gzip archive. Unpack it and import the file inside.'],
  [
    (head) => startsWith(head, [0x37, 0x7a, 0xbc, 0xaf]) || head.toString('latin1', 0, 4) === 'Rar!',
    'This is a packed archive. Unpack it and import the file inside.',
  ],
  [
    (head) => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0]),
    'This is an old Excel workbook, or one with a password. Save it as CSV and import that.',
  ],
  [(head) => head.toString('latin1', 0, 5) === '%PDF-', 'This is a PDF, not a data file.'],
  [
    (head) => startsAsPage(plainText(head)),
    'This is a web page, not a data file: the sender’s site answered with a page, probably an error. Download it again.',
  ],
];

/** What the file is, from its first bytes; a FeedFault with a plain sentence when it is nothing we read. */
export function fileForm(head: Buffer): FileForm {
  if (head.length === 0) throw new FeedFault('empty-file', 'The file is empty.');
  for (const [matches, sentence] of refusals) {
    if (matches(head)) throw new FeedFault('not-text', sentence);
  }
  if (isDbf(head)) return { form: 'dbf' };
  if (startsWith(head, [0xff, 0xfe, 0, 0]) || startsWith(head, [0, 0, 0xfe, 0xff])) {
    throw new FeedFault('not-text', 'The file is text in UTF-32, which nobody sends. Save it as UTF-8.');
  }
  if (startsWith(head, [0xef, 0xbb, 0xbf])) return { form: 'text', encoding: 'utf-8', skip: 3 };
  if (startsWith(head, [0xff, 0xfe])) return { form: 'text', encoding: 'utf-16le', skip: 2 };
  if (startsWith(head, [0xfe, 0xff])) return { form: 'text', encoding: 'utf-16be', skip: 2 };
  const [even, odd] = zeroBytes(head);
  const half = head.length / 2;
  if (odd > half * 0.6 && even === 0) return { form: 'text', encoding: 'utf-16le', skip: 0 };
  if (even > half * 0.6 && odd === 0) return { form: 'text', encoding: 'utf-16be', skip: 0 };
  if (even + odd > 0) throw new FeedFault('not-text', 'This is a binary file, neither text nor DBF.');
  return { form: 'text', encoding: 'undecided', skip: 0 };
}

/** A version byte and a date of last change: no text begins with control characters like these. */
function isDbf(head: Buffer): boolean {
  const [version = 0, , month = 0, day = 0] = head;
  return DBF_VERSIONS.has(version) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

const plainText = (head: Buffer): string =>
  head.toString('latin1').replace(/^\xef\xbb\xbf|^\xff\xfe|\0/g, '');

/** A page's first tag, behind any number of comments. Goes over the text once, whatever stands in it. */
function startsAsPage(text: string): boolean {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end === -1) return false;
    rest = rest.slice(end + 3).trimStart();
  }
  return /^<(!doctype|html|head|body|\?xml)/i.test(rest);
}

function zeroBytes(head: Buffer): [even: number, odd: number] {
  const count: [number, number] = [0, 0];
  for (let index = 0; index < head.length; index += 1) {
    if (head[index] === 0) count[(index % 2) as 0 | 1] += 1;
  }
  return count;
}
