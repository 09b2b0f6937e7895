import {
  approveForm,
  askAgain,
  endCallback,
  rejectForm,
  reviewForm,
  empanelmentActTexts as texts,
} from '@hub/contract/empanelment/empanelment-acts';
import { empanelmentStatusTexts, itemText } from '@hub/contract/empanelment/empanelment-texts';
import { parseArn } from '@hub/domain';
import type { EmpanelmentAct } from '@hub/domain/empanelment/empanelment-status';
import { type ActContext, type AnyAct, act, type OutsideContext, type Preview } from '../../../acts/act.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { callerAt, endCall } from '../callback/callback.service.ts';
import {
  approve,
  holdToEligibility,
  isEmpanelled,
  itemsOf,
  nextOf,
  recordOf,
  requestAgain,
  takeUp,
  turnDown,
  wordsOf,
} from './desk.service.ts';

function arnOf(typed: string): string {
  const arn = parseArn(typed);
  if (arn === null) throw new Refusal('rule', 'Write an ARN like ARN-200006.');
  return arn;
}

/** The form's status before and after; its version, so that a form sent again meanwhile is another one. */
async function step(
  tx: Tx,
  arn: string,
  does: EmpanelmentAct,
  sentence: string,
  effects: readonly string[],
): Promise<Preview> {
  const { row, status } = await nextOf(tx, arn, does);
  return {
    ...{ subject: `arn:${arn}`, subjectName: `${arn}, ${row.name}`, arn, sentence, effects },
    changes: [
      {
        what: texts.status,
        before: empanelmentStatusTexts[row.status],
        after: empanelmentStatusTexts[status],
      },
    ],
    basis: String(row.version),
  };
}

const review = act({
  declaration: reviewForm,
  preview: (_context, tx, input: { readonly arn: string }) => {
    const arn = arnOf(input.arn);
    return step(tx, arn, 'take-up', texts.review(arn), [texts.effects.review]);
  },
  run: (context, tx, { arn }) => takeUp(context, tx, arnOf(arn)),
});

/** What the register says of the applicant; null for one who is empanelled already. */
const askRegister = async (context: OutsideContext, { arn }: { readonly arn: string }) =>
  (await isEmpanelled(oneStatement(context.db, 'system'), arnOf(arn))) ? null : recordOf(context, arnOf(arn));

const nothingToDo = (arn: string): Preview => ({
  ...{ subject: `arn:${arn}`, subjectName: arn, arn, sentence: texts.before(arn), changes: [] },
});

const approveIt = act<{ arn: string }, ArnRecord | null, { isNew: boolean }>({
  declaration: approveForm,
  prepare: askRegister,
  async preview(context: ActContext, tx, input, record) {
    const arn = arnOf(input.arn);
    if (record === null) return nothingToDo(arn);
    await holdToEligibility(context, tx, record);
    return step(tx, arn, 'approve', texts.approve(arn), [texts.effects.approve]);
  },
  run: async (context, tx, _input, record) => ({
    isNew: record !== null && (await approve(context, tx, record)),
  }),
});

const ask = act<{ arn: string; items: string[]; words: string }, ArnRecord>({
  declaration: askAgain,
  prepare(context, { arn, items, words }) {
    wordsOf(words);
    itemsOf(items);
    return recordOf(context, arnOf(arn));
  },
  async preview(_context, tx, { items, words }, { arn, constitution }) {
    const preview = await step(tx, arn, 'request', texts.ask(arn), [
      texts.effects.told,
      texts.effects.onlyThese,
    ]);
    const names = itemsOf(items).map((item) => itemText(item, constitution));
    const asked = { what: texts.asked, before: '', after: `${names.join(', ')}: ${wordsOf(words)}` };
    return { ...preview, changes: [...preview.changes, asked] };
  },
  run: (context, tx, { items, words }, record) =>
    requestAgain(context, tx, record, { wanted: items, text: words }),
});

const reject = act<{ arn: string; words: string }, ArnRecord>({
  declaration: rejectForm,
  prepare(context, { arn, words }) {
    wordsOf(words);
    return recordOf(context, arnOf(arn));
  },
  async preview(_context, tx, { words }, { arn }) {
    const preview = await step(tx, arn, 'reject', texts.reject(arn), [texts.effects.told]);
    const said = { what: texts.words, before: '', after: wordsOf(words) };
    return { ...preview, changes: [...preview.changes, said] };
  },
  run: (context, tx, { words }, record) => turnDown(context, tx, record, words),
});

const called = act({
  declaration: endCallback,
  async preview(_context, tx, { mobile }: { readonly mobile: string }) {
    const caller = await callerAt(tx, mobile);
    if (caller === null) throw new Refusal('rule', 'Nobody waits at this number.');
    return {
      // No number: the note is for more people than the list.
      ...{ subject: `callback:${caller.id}`, subjectName: caller.name, sentence: texts.called },
      changes: [{ what: texts.status, before: texts.waits, after: texts.done }],
    };
  },
  async run({ clock }, tx, { mobile }) {
    await endCall(tx, mobile, clock.now());
  },
});

export const empanelmentActs: readonly AnyAct[] = [review, approveIt, ask, reject, called];
