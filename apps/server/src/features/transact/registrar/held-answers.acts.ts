import { dropAnswer, takeAnswer, heldAnswerTexts as texts } from '@hub/contract/transact/transact-acts';
import { type AnyAct, act } from '../../../acts/act.ts';
import { decideHeldAnswer, lockHeldAnswer } from './held-answers.service.ts';

const decides = (what: 'take' | 'drop') =>
  act<{ line: string }, void, { whose: string }>({
    declaration: what === 'take' ? takeAnswer : dropAnswer,
    async preview({ clock }, tx, { line: id }) {
      const held = await lockHeldAnswer(tx, what, { id, at: clock.now() });
      const { reference, arn, file, line, reason } = held;
      const whose = reference ?? `${file}, line ${line}`;
      const after = what === 'take' ? texts.taken : texts.dropped;
      return {
        ...{ subject: reference === null ? `line:${id}` : `order:${reference}`, subjectName: whose, arn },
        sentence: texts[what](whose),
        changes: [{ what: texts.line, before: `${texts.held}: ${reason}`, after }],
        effects: [texts.effects[what]],
        basis: `${id} ${held.decision ?? ''}`,
        details: { file, line, held: reason },
      };
    },
    async run({ clock, reason }, tx, { line: id }) {
      const { reference, file, line } = await decideHeldAnswer(tx, what, {
        ...{ id, because: reason, at: clock.now() },
      });
      return { whose: reference ?? `${file}, line ${line}` };
    },
  });

export const heldAnswerActs: readonly AnyAct[] = [decides('take'), decides('drop')];
