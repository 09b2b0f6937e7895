import {
  type DayNumber,
  dateOfDayNumber,
  dayNumberOf,
  moneyOf,
  navOf,
  unitsOf,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import { perMillion } from '@hub/domain/money/per-million';
import * as z from 'zod/mini';
import { codec, mapped } from './codec.ts';
import { moneyText, navText, unitsText } from './figure-schemas.ts';

export const money = codec(moneyText, moneyOf, writeMoney);
export const units = codec(unitsText, unitsOf, writeUnits);
export const nav = codec(navText, navOf, writeNav);

/** Millionths, a whole number. */
export const rate = codec(z.int(), (count) => perMillion(BigInt(count)), Number);

export const day = codec(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  (iso) => Temporal.PlainDate.from(iso),
  String,
);

export const dayCount = mapped(day, dayNumberOf, (count: DayNumber) => dateOfDayNumber(count));
