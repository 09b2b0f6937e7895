import { dayNumberOf, milliUnits, paise, todayInIndia } from '@hub/domain';
import { type AllottedEntry, entryKindOf, type RegistrarAnswer } from '../registrar.ts';
import type { SentOrder } from './registrar-files.repository.ts';
import type { AllottedLine, GoodLine } from './response-file.ts';

/** What a line of a response file answers to an order, or why it cannot be its answer. */
export function answerOfLine(
  line: GoodLine,
  { order, status }: Pick<SentOrder, 'order' | 'status'>,
  now: Temporal.Instant,
): RegistrarAnswer | { readonly reason: string } {
  const whose = { arn: order.arn, reference: order.reference, at: now };
  if (line.status === 'rejected') {
    if (status === 'switched-out') return { reason: 'The units have left already: it cannot be rejected' };
    return { ...whose, type: 'rejected', code: line.code, remark: line.remark };
  }
  const isSwitch = order.kind === 'switch';
  if (line.status === 'out' && !isSwitch) return { reason: 'Only a switch has units that go out first' };
  if (line.status === 'allotted' && isSwitch && status !== 'switched-out') {
    return { reason: 'The units of the switch have not gone out yet' };
  }
  return {
    ...whose,
    type: line.status === 'out' ? 'leg-done' : 'allotted',
    entries: [entryOf(line, { order }, now)],
    navDate: line.navDate,
    nav: line.nav,
    units: line.units,
    amount: takesOut(line, order) ? paise(line.amount - line.stt) : line.amount,
  };
}

export const takesOut = (
  { status }: Pick<AllottedLine, 'status'>,
  { kind }: Pick<SentOrder['order'], 'kind'>,
): boolean => kind === 'redeem' || status === 'out';

function entryOf(
  line: AllottedLine,
  { order }: Pick<SentOrder, 'order'>,
  now: Temporal.Instant,
): AllottedEntry {
  const isOut = takesOut(line, order);
  const isSwitch = order.kind === 'switch';
  const isInOfSwitch = isSwitch && !isOut;
  return {
    arn: order.arn,
    folioNo: order.folioNo,
    schemeCode: isInOfSwitch && order.toSchemeCode !== null ? order.toSchemeCode : order.schemeCode,
    counterScheme: isInOfSwitch ? order.schemeCode : order.toSchemeCode,
    trxnNo: line.trxnNo,
    kind: entryKindOf(order, isOut ? 'out' : 'in'),
    day: dayNumberOf(line.navDate),
    units: isOut ? milliUnits(-line.units) : line.units,
    nav: line.nav,
    amount: line.amount,
    duty: line.duty,
    load: line.load,
    stt: line.stt,
    tax: paise(0n),
    carried: null,
    reverses: null,
    planNo: order.planNo ?? null,
    euin: order.kind === 'redeem' ? null : order.euin,
    subArn: order.subArn,
    postedOn: dayNumberOf(todayInIndia(now)),
    fundsOn: order.fundsAt === null ? null : dayNumberOf(todayInIndia(order.fundsAt)),
    userRef: order.reference,
  };
}
