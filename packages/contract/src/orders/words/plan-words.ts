import { formatDate } from '@hub/domain';
import type { Frequency } from '@hub/domain/plans/frequencies';
import { rupees } from './figure-words.ts';
import type { BlockWords } from './finding-words.ts';
import { frequencyTexts, moveNames, spanText } from './plan-texts.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const often = (offered: readonly Frequency[]): string =>
  listed(offered.map((one) => frequencyTexts[one].toLowerCase()));
function daysText(offered: readonly number[]): string {
  const [first] = offered;
  const last = offered.at(-1);
  if (first === undefined || last === undefined) return 'a daily plan has no fixed day';
  const isRow = last - first === offered.length - 1;
  return isRow ? `days ${first} to ${last} are offered` : `days ${listed(offered.map(String))} are offered`;
}

export const planWords = {
  'frequency-not-offered': ({ scheme, offered }) => ({
    title: 'This frequency is not offered',
    why: `${scheme} offers ${often(offered)}.`,
    fix: 'Choose one of these frequencies.',
  }),
  'day-not-offered': ({ offered }) => ({
    title: 'This day is not offered',
    why: `In this scheme ${daysText(offered)}.`,
    fix: 'Choose another day.',
  }),
  'start-past': ({ earliest }) => ({
    title: 'The start date is in the past',
    why: 'A plan starts after it is ordered.',
    fix: `Choose ${formatDate(earliest)} or a later date.`,
  }),
  'start-too-near': ({ earliest, days }) => ({
    title: 'The start date is too early',
    why: `The first instalment must be at least ${days} days after the order.`,
    fix: `Choose ${formatDate(earliest)} or a later date.`,
  }),
  'start-too-far': ({ latest }) => ({
    title: 'The start date is too late',
    why: `A plan that is ordered today starts by ${formatDate(latest)}.`,
    fix: 'Choose an earlier date, or order it later.',
  }),
  'start-off-day': ({ next }) => ({
    title: 'The start date is not on the plan’s day',
    why: 'The first instalment is due on the same day as all others.',
    fix: `Choose ${formatDate(next)}, or another day for the plan.`,
  }),
  'end-before-start': ({ start }) => ({
    title: 'The end date is before the start date',
    why: `The first instalment is due on ${formatDate(start)}.`,
    fix: 'Choose a later end date.',
  }),
  'end-too-late': ({ latest }) => ({
    title: 'The plan would end too late',
    why: `No plan goes beyond ${formatDate(latest)}.`,
    fix: 'Choose an earlier end, or a plan without an end.',
  }),
  'too-few-instalments': ({ count, least, scheme }) => ({
    title: `Choose at least ${least} instalments`,
    why: `${scheme} accepts no plan with fewer; this one has ${count}.`,
    fix: `Choose an end that leaves ${least} instalments or more.`,
  }),
  'top-up-cap': ({ amount }) => ({
    title: 'The top-up’s limit is too low',
    why: `The instalment is ${rupees(amount)} from the start.`,
    fix: `Enter a limit above ${rupees(amount)}, or none.`,
  }),
  'mandate-unknown': () => ({
    title: 'This mandate does not belong to the folio',
    why: 'A debit needs a mandate given for this folio.',
    fix: 'Choose a mandate of the folio, or register a new one.',
  }),
  'mandate-refused': ({ status }) => ({
    title: status === 'REJECTED' ? 'The bank rejected this mandate' : 'This mandate was cancelled',
    why: 'It cannot be used for debits.',
    fix: 'Choose another mandate of the folio, or register a new one.',
  }),
  'mandate-not-approved': () => ({
    title: 'This mandate is not approved yet',
    why: 'A payment can only be debited by a mandate that the bank has approved.',
    fix: 'Choose another mandate or another way to pay.',
  }),
  'mandate-not-requested': () => ({
    title: 'This order is not paid by a mandate',
    why: 'A mandate is needed only when the payment is debited by it.',
    fix: 'Choose the mandate as the way to pay, or leave it out.',
  }),
  'mandate-other-account': () => ({
    title: 'This mandate is for another bank account',
    why: 'A mandate debits the account that it was given for.',
    fix: 'Choose the mandate’s account.',
  }),
  'mandate-limit': ({ limit, highest }) => ({
    title: `Over the mandate’s limit of ${rupees(limit)}`,
    why: `The highest debit would be ${rupees(highest)}.`,
    fix: 'Enter a lower amount or top-up, or choose a mandate with a higher limit.',
  }),
  'mandate-not-started': ({ from }) => ({
    title: 'The mandate starts later',
    why: `Nothing can be debited by it before ${formatDate(from)}.`,
    fix: `Choose ${formatDate(from)} or a later date, or another mandate.`,
  }),
  'mandate-ends': ({ endsOn, last }) => ({
    title: 'The mandate ends first',
    why: `It ends on ${formatDate(endsOn)}; the last debit would be on ${formatDate(last)}.`,
    fix: 'Choose an earlier end, or a mandate that is valid for longer.',
  }),
  'new-mandate-limit': ({ highest }) => ({
    title: `Enter a limit of at least ${rupees(highest)}`,
    why: 'This is the highest debit of the SIP.',
    fix: 'Raise the limit, or enter a lower amount or top-up.',
  }),
  'new-mandate-ends': ({ last }) => ({
    title: `Choose ${formatDate(last)} or a later end`,
    why: 'The last debit of the SIP is on that day.',
    fix: 'Choose a later end of the mandate, or an earlier end of the SIP.',
  }),
  'plan-unknown': () => ({
    title: 'This plan is not running in the folio',
    why: 'It belongs to another folio, has ended, or was stopped.',
    fix: 'Choose one of the folio’s plans.',
  }),
  'plan-stopped': ({ on }) => ({
    title: 'This plan is stopped already',
    why: `It stops from ${formatDate(on)}.`,
    fix: 'Nothing needs to be done.',
  }),
  'stop-requested': () => ({
    title: 'A stop of this plan is in progress',
    why: 'It was ordered before and has not taken effect yet.',
    fix: 'Wait for it, or cancel that order first.',
  }),
  'stop-too-late': ({ debitOn, allowedFrom, days }) => ({
    title: `The debit of ${formatDate(debitOn)} is already in process`,
    why: `A stop must be sent ${days} business days before a debit.`,
    fix: `Send the stop on ${formatDate(allowedFrom)} or later.`,
  }),
  'replaces-too-near': ({ earliest }) => ({
    title: 'The old plan cannot stop so soon',
    why: 'It stops on the day the new one starts.',
    fix: `Choose ${formatDate(earliest)} or a later start date.`,
  }),
  'pause-requested': (span) => ({
    title: 'A pause of this plan is in progress',
    why: `It was ordered before, ${spanText(span)}, and is not registered yet.`,
    fix: 'Wait for it, or cancel that order first.',
  }),
  'covers-none': ({ kind, amount, worth }) => ({
    title: `The units are worth ${rupees(worth)}: less than one ${moveNames[kind].one}`,
    why: `Each ${moveNames[kind].one} would take ${rupees(amount)}, more than that at the latest NAV.`,
    fix: `Enter at most ${rupees(worth)}.`,
  }),
  'pause-frequency': ({ offered }) => ({
    title: 'This SIP cannot be paused',
    why: `Only SIPs that are ${often(offered)} can be paused.`,
    fix: 'Stop it, and register it again later.',
  }),
  'pause-order': ({ from }) => ({
    title: 'The pause ends before it starts',
    why: `It starts on ${formatDate(from)}.`,
    fix: 'Choose a later last day.',
  }),
  'pause-too-long': ({ latest, months }) => ({
    title: 'The pause is too long',
    why: `A SIP can be paused for at most ${months} months.`,
    fix: `Choose ${formatDate(latest)} or an earlier last day.`,
  }),
  'pause-overlaps': (span) => ({
    title: 'The SIP is already paused in that period',
    why: `There is a pause ${spanText(span)}.`,
    fix: 'Choose days before or after it.',
  }),
  'pause-other': (span) => ({
    title: 'The SIP has another pause',
    why: `It is paused ${spanText(span)}, and the registrar accepts one pause at a time.`,
    fix: 'Ask for the next pause when that one is over.',
  }),
  'pause-empty': () => ({
    title: 'No instalment is due in that period',
    why: 'A pause skips instalments, and none is due between these dates.',
    fix: 'Choose days that have a due date between them.',
  }),
  'pause-too-late': ({ dueOn, requested, days }) => ({
    title: `The instalment of ${formatDate(dueOn)} cannot be skipped`,
    why: `A pause must be ordered ${days} days before; that was ${formatDate(requested)}.`,
    fix: 'Start the pause after this instalment.',
  }),
} satisfies Partial<BlockWords>;
