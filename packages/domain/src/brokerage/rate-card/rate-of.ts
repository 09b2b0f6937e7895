import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import type { PerMillion } from '../../money/per-million.ts';
import type { Paise } from '../../money/scaled.ts';
import { type CityClass, coversAmount, coversDay, type RateCard, type RateLine } from './rate-card.ts';

export interface RateQuestion {
  readonly scheme: string;
  readonly boughtOn: DayNumber;
  /** Null where nobody says it. */
  readonly location: CityClass | null;
  /** What was put in; null where nobody knows it. */
  readonly amount: Paise | null;
  /** The day the rate is asked for. */
  readonly on: DayNumber;
}

type TrailYear = 1 | 2 | 3 | 4;

export interface RateFound {
  readonly ok: true;
  readonly rate: PerMillion;
  readonly card: RateCard;
  readonly line: RateLine;
  /** 4 for every year after the third. */
  readonly year: TrailYear;
}

/** What the cards do not say, or what would have to be known to read them. */
type RateGap = 'card' | 'scheme' | 'inflow-date' | 'location' | 'slab' | 'earlier-rate';

export interface RateMissing {
  readonly ok: false;
  readonly missing: RateGap;
  readonly scheme: string;
  readonly boughtOn: DayNumber;
  readonly location: CityClass | null;
  readonly amount: Paise | null;
  /** Of the card that was asked; null where none was in force. */
  readonly version: string | null;
}

/**
 * The trail rate of a lot on a day. The newest card in force counts. Where it speaks only of money that came in later
 * than this lot, the lot keeps the line of the card before. Nothing is guessed: what no line covers is missing, and two
 * lines for one lot are no line. `cards` are in order of their days.
 */
export function rateOf(cards: readonly RateCard[], requested: RateQuestion): RateFound | RateMissing {
  let newest: RateCard | null = null;
  for (let index = cards.length - 1; index >= 0; index -= 1) {
    const card = cards[index];
    if (card === undefined || card.from > requested.on) continue;
    newest ??= card;
    const lines = card.byScheme.get(requested.scheme);
    if (lines === undefined)
      return missing(requested, card === newest ? 'scheme' : 'inflow-date', newest.version);
    if (lines.every(({ inflowFrom }) => requested.boughtOn < inflowFrom)) continue;
    const line = lineOf(lines, requested);
    if (typeof line === 'string') return missing(requested, line, card.version);
    const year = trailYear(requested.boughtOn, requested.on);
    return { ok: true, rate: line.trail[year - 1] as PerMillion, card, line, year };
  }
  return missing(requested, newest === null ? 'card' : 'inflow-date', newest?.version ?? null);
}

function missing(requested: RateQuestion, gap: RateGap, version: string | null): RateMissing {
  const { scheme, boughtOn, location, amount } = requested;
  return { ok: false, missing: gap, scheme, boughtOn, location, amount, version };
}

/** In one pass: every lot of the book asks for it each night. */
function lineOf(
  lines: readonly RateLine[],
  { boughtOn, location, amount }: RateQuestion,
): RateLine | RateGap {
  let ofDay = 0;
  let ofPlace = 0;
  let ofSize = 0;
  let found: RateLine | null = null;
  for (const line of lines) {
    if (!coversDay(line, boughtOn)) continue;
    ofDay += 1;
    if (line.location !== 'any' && line.location !== location) continue;
    ofPlace += 1;
    if (amount === null ? line.slabFrom !== 0n || line.slabTo !== null : !coversAmount(line, amount))
      continue;
    ofSize += 1;
    found = line;
  }
  if (ofDay === 0) return 'inflow-date';
  // Whose city is not known has a rate only where it makes no difference.
  if (ofPlace === 0 || (location === null && ofPlace < ofDay)) return 'location';
  return found === null || ofSize > 1 ? 'slab' : found;
}

/** The first year ends on the day before the first anniversary. */
function trailYear(boughtOn: DayNumber, on: DayNumber): TrailYear {
  if (on < addMonths(boughtOn, 12)) return 1;
  if (on < addMonths(boughtOn, 24)) return 2;
  return on < addMonths(boughtOn, 36) ? 3 : 4;
}
