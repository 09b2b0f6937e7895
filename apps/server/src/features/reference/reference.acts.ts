import type { AnyAct } from '../../acts/act.ts';
import { holidayActs } from './master/holiday-acts.ts';
import { loadHolidaysAct } from './master/load-holidays.act.ts';
import { loadSchemesAct } from './master/load-schemes.act.ts';
import { schemeActs } from './master/scheme-acts.ts';

export const referenceActs: readonly AnyAct[] = [
  ...holidayActs,
  loadHolidaysAct,
  loadSchemesAct,
  ...schemeActs,
];
