import { randomUUID } from 'node:crypto';
import { subjectOf } from '@hub/contract/acts/act-subject';
import { platformActTexts as texts } from '@hub/contract/app-state/platform-act-texts';
import { cancelMaintenance, planMaintenance } from '@hub/contract/app-state/platform-acts';
import { clockInIndia, formatDate, todayInIndia } from '@hub/domain';
import { act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import {
  cancelWindow,
  findWindows,
  insertWindow,
  lockWindows,
  type WindowRow,
} from './platform.repository.ts';

const { faults, sentences, effects } = texts;
const LONGEST_HOURS = 12;

const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

function momentOf(field: string, typed: string): Temporal.Instant {
  try {
    return Temporal.PlainDateTime.from(typed).toZonedDateTime('Asia/Kolkata').toInstant();
  } catch {
    throw refusedAt(field, faults.moment);
  }
}

const shown = (at: Temporal.Instant): string => `${formatDate(todayInIndia(at))}, ${clockInIndia(at)}`;
const spanOf = ({ from, to }: Pick<WindowRow, 'from' | 'to'>): string =>
  texts.span(shown(Temporal.Instant.from(from)), shown(Temporal.Instant.from(to)));

interface Planned {
  readonly from: string;
  readonly to: string;
}

function windowOf({ from: first, to: last }: Planned, now: Temporal.Instant) {
  const [from, to] = [momentOf('from', first), momentOf('to', last)];
  if (Temporal.Instant.compare(to, from) <= 0) throw refusedAt('to', faults.wrongOrder);
  if (Temporal.Instant.compare(from, now) < 0) throw refusedAt('from', faults.past);
  if (from.until(to, { largestUnit: 'hours' }).total('hours') > LONGEST_HOURS)
    throw refusedAt('to', faults.long);
  return { from: from.toString(), to: to.toString() };
}

const isBefore = (one: string, other: string): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) < 0;

const plan = act({
  declaration: planMaintenance,
  async preview({ clock }, tx, { words, ...planned }) {
    const window = windowOf(planned, clock.now());
    await lockWindows(tx);
    const other = (await findWindows(tx, clock.now().toString())).find(
      (one) => isBefore(one.from, window.to) && isBefore(window.from, one.to),
    );
    if (other !== undefined) throw refusedAt('from', faults.overlap(spanOf(other)));
    const span = spanOf(window);
    return {
      subject: subjectOf('app', 'maintenance'),
      subjectName: span,
      sentence: sentences.plan(span),
      changes: [{ what: texts.maintenance, before: '', after: span }],
      effects: [effects.closed, effects.read(words)],
    };
  },
  async run({ clock }, tx, { words, ...planned }) {
    const id = randomUUID();
    await insertWindow(tx, { id, words, ...windowOf(planned, clock.now()) });
    return { id };
  },
});

const cancel = act({
  declaration: cancelMaintenance,
  async preview({ clock }, tx, { id }) {
    await lockWindows(tx);
    const row = (await findWindows(tx, clock.now().toString())).find((one) => one.id === id);
    if (row === undefined) throw refusedAt('id', faults.unknown);
    const span = spanOf(row);
    return {
      subject: subjectOf('app', 'maintenance'),
      subjectName: span,
      sentence: sentences.cancel(span),
      changes: [{ what: texts.maintenance, before: span, after: '' }],
    };
  },
  run: ({ clock }, tx, { id }) => cancelWindow(tx, id, clock.now().toString()),
});

export const maintenanceActs = [plan, cancel];
