import { sheetTexts } from '@hub/contract/arn-register/sheet-texts';
import { parseFeedDate } from '../features/book/feeds/feeds.public.ts';
import { CellFault } from './sheet-columns.ts';

const LONGEST = 500;
const control = /\p{Cc}/u;

/** Text that can be kept and shown. */
export function cellText(typed: string, field: string, isNeeded = false): string {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (text === '' && isNeeded) throw new CellFault(field, sheetTexts.needed);
  if (text.length > LONGEST) throw new CellFault(field, sheetTexts.tooLong);
  if (control.test(text)) throw new CellFault(field, sheetTexts.plainText);
  return text;
}

/** An ISO day; null where there is none. Never a guess: a date that could be two days is a fault. */
export function cellDay(typed: string, field: string): string | null {
  const day = parseFeedDate(typed.trim(), 'unsure', 'future', '');
  if (typeof day !== 'string') throw new CellFault(field, sheetTexts.day(typed.slice(0, 40)));
  return day === '' ? null : day;
}

/** A word of a closed list; a word that nobody knows is a fault and never a default. */
export function cellWord<Word>(
  typed: string,
  field: string,
  existing: (text: string) => Word | null,
  wrong: (typed: string) => string,
): Word | null {
  const text = typed.trim();
  if (text === '') return null;
  const word = existing(text);
  if (word === null) throw new CellFault(field, wrong(text.slice(0, 40)));
  return word;
}
