import { isWithinYearBound } from '../../calendar/dates.ts';
import { isVpa } from '../../identifiers/payment-addresses.ts';
import type { Paise } from '../../money/scaled.ts';
import { checkAccount } from '../../orders/checks/check-account.ts';
import type { Finding } from '../../orders/checks/finding.ts';
import { LEAST_LIMIT, LONGEST_YEARS, latestEnd } from '../mandate-bounds.ts';
import { channelFacts, type MandateChannel } from '../mandate-channels.ts';
import type { MandateCheckFacts, MandateField, MandateTerms } from './mandate.ts';

/** Handbook §1.9. */
const MOST_MANDATES = 5;
/** A start further away is a slip of the hand: the first debit of a plan is at most 100 days away. */
const LATEST_START_DAYS = 100;

type NoFigures = Readonly<Record<never, never>>;

/** What keeps a mandate from being registered, with the figures its words need. */
export interface MandateBlocks {
  'too-many': { readonly most: number };
  'channel-not-offered': { readonly bank: string; readonly channel: MandateChannel };
  'vpa-form': NoFigures;
  'vpa-not-requested': NoFigures;
  'contact-needed': NoFigures;
  'limit-too-low': { readonly least: Paise };
  'limit-too-high': { readonly highest: Paise; readonly channel: MandateChannel };
  'limit-whole-rupees': NoFigures;
  'starts-past': { readonly today: Temporal.PlainDate };
  'starts-late': { readonly latest: Temporal.PlainDate };
  'ends-first': NoFigures;
  'too-long': { readonly years: number; readonly latest: Temporal.PlainDate };
  'ends-after-2099': NoFigures;
}

/** What is good to know before. */
export interface MandateWarnings {
  'same-account': { readonly limit: Paise; readonly endsOn: Temporal.PlainDate };
  /** Every holder of a joint account signs. */
  'joint-signs': NoFigures;
}

type Of<Level, Figures> = {
  [Code in keyof Figures]: {
    readonly code: Code;
    readonly level: Level;
    readonly field: MandateField | null;
  } & Figures[Code];
}[keyof Figures];

export type MandateFinding = Of<'block', MandateBlocks> | Of<'warn', MandateWarnings>;

function block<Code extends keyof MandateBlocks>(
  code: Code,
  field: MandateField | null,
  figures: MandateBlocks[Code],
): MandateFinding {
  return { code, level: 'block', field, ...figures } as unknown as MandateFinding;
}

function warn<Code extends keyof MandateWarnings>(
  code: Code,
  field: MandateField | null,
  figures: MandateWarnings[Code],
): MandateFinding {
  return { code, level: 'warn', field, ...figures } as unknown as MandateFinding;
}

/** The same in the browser and on the server; what is blocked is not registered. */
export function checkMandate(terms: MandateTerms, facts: MandateCheckFacts): (MandateFinding | Finding)[] {
  return [
    ...checkCount(facts),
    ...checkAccount(terms, facts.folio),
    ...checkChannel(terms, facts),
    ...checkLimit(terms),
    ...checkDates(terms, facts.today),
    ...checkOthers(terms, facts),
  ];
}

const checkCount = ({ open }: MandateCheckFacts): MandateFinding[] =>
  open.length >= MOST_MANDATES ? [block('too-many', null, { most: MOST_MANDATES })] : [];

function checkChannel(
  { account, channel, vpa }: MandateTerms,
  { folio }: MandateCheckFacts,
): MandateFinding[] {
  const bank = folio.banks.find(({ key }) => key === account);
  const found: MandateFinding[] = [];
  if (bank !== undefined && !bank.channels.includes(channel)) {
    found.push(block('channel-not-offered', 'channel', { bank: bank.bank, channel }));
  }
  if (channel === 'upi' && (vpa === null || !isVpa(vpa))) found.push(block('vpa-form', 'vpa', {}));
  if (channel !== 'upi' && vpa !== null) found.push(block('vpa-not-requested', 'vpa', {}));
  // The link to approve goes to a registered contact.
  if (channel !== 'paper' && folio.mobile === null && folio.email === null) {
    found.push(block('contact-needed', 'channel', {}));
  }
  return found;
}

function checkLimit({ limit, channel }: MandateTerms): MandateFinding[] {
  const { highest } = channelFacts[channel];
  if (limit < LEAST_LIMIT) return [block('limit-too-low', 'limit', { least: LEAST_LIMIT })];
  if (limit > highest) return [block('limit-too-high', 'limit', { highest, channel })];
  return limit % 100n === 0n ? [] : [block('limit-whole-rupees', 'limit', {})];
}

function checkDates({ startsOn, endsOn }: MandateTerms, today: Temporal.PlainDate): MandateFinding[] {
  const { compare } = Temporal.PlainDate;
  if (compare(startsOn, today) < 0) return [block('starts-past', 'startsOn', { today })];
  const latestStart = today.add({ days: LATEST_START_DAYS });
  if (compare(startsOn, latestStart) > 0) return [block('starts-late', 'startsOn', { latest: latestStart })];
  if (compare(endsOn, startsOn) <= 0) return [block('ends-first', 'endsOn', {})];
  if (!isWithinYearBound(endsOn)) return [block('ends-after-2099', 'endsOn', {})];
  const latest = latestEnd(startsOn);
  return compare(endsOn, latest) > 0 ? [block('too-long', 'endsOn', { years: LONGEST_YEARS, latest })] : [];
}

function checkOthers({ account, channel, limit }: MandateTerms, facts: MandateCheckFacts): MandateFinding[] {
  const found: MandateFinding[] = [];
  const same = facts.open.find((one) => one.account === account && one.limit >= limit);
  if (same !== undefined)
    found.push(warn('same-account', 'account', { limit: same.limit, endsOn: same.endsOn }));
  if (facts.folio.holding === 'JO' && channel === 'paper') found.push(warn('joint-signs', null, {}));
  return found;
}
