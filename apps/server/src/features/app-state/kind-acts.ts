import { subjectOf } from '@hub/contract/acts/act-subject';
import { platformActTexts as texts } from '@hub/contract/app-state/platform-act-texts';
import { closeKind, openKind } from '@hub/contract/app-state/platform-acts';
import { act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { deleteClosedKind, findClosedKinds, insertClosedKind, lockWindows } from './platform.repository.ts';

const { faults, sentences, effects, fields, isTaken } = texts;

const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

const close = act({
  declaration: closeKind,
  async preview(_, tx, { kind, words }) {
    await lockWindows(tx);
    if ((await findClosedKinds(tx)).some((one) => one.kind === kind))
      throw refusedAt('kind', faults.isClosed);
    const name = fields.kinds[kind];
    return {
      subject: subjectOf('orders', kind),
      subjectName: name,
      sentence: sentences.closeKind(name),
      changes: [{ what: name, before: isTaken.true, after: `${isTaken.false}: ${words}` }],
      effects: [effects.refused],
    };
  },
  run: ({ clock }, tx, { kind, words }) =>
    insertClosedKind(tx, { kind, words, since: clock.now().toString() }),
});

const open = act({
  declaration: openKind,
  async preview(_, tx, { kind }) {
    await lockWindows(tx);
    const row = (await findClosedKinds(tx)).find((one) => one.kind === kind);
    if (row === undefined) throw refusedAt('kind', faults.isOpen);
    const name = fields.kinds[kind];
    return {
      subject: subjectOf('orders', kind),
      subjectName: name,
      sentence: sentences.openKind(name),
      changes: [{ what: name, before: `${isTaken.false}: ${row.words}`, after: isTaken.true }],
    };
  },
  run: (_, tx, { kind }) => deleteClosedKind(tx, kind),
});

export const kindActs = [close, open];
