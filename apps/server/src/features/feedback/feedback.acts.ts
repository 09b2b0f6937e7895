import { answerQuery, queryActTexts } from '@hub/contract/feedback/feedback-acts';
import { queryTexts } from '@hub/contract/feedback/query-texts';
import { queryAfter } from '@hub/domain/feedback/query-status';
import { type AnyAct, act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { answerAtDesk, answerWords, referenceOf } from './desk.service.ts';
import { lockQuery } from './feedback.repository.ts';
import { unknownQuery } from './feedback.service.ts';

const answer = act({
  declaration: answerQuery,
  async preview(
    _context,
    tx,
    { reference: typed, text }: { readonly reference: string; readonly text: string },
  ) {
    const reference = referenceOf(typed);
    answerWords(text);
    const query = await lockQuery(tx, reference, null);
    if (query === null) throw unknownQuery();
    if (queryAfter(query.status, 'answer') === null) throw new Refusal('conflict', queryTexts.isClosed);
    return {
      ...{ subject: `query:${reference}`, subjectName: reference, arn: query.arn },
      sentence: queryActTexts.sentence(reference),
      changes: [{ what: queryActTexts.status, before: query.status, after: queryActTexts.answered }],
      effects: [queryActTexts.effect],
    };
  },
  async run({ clock }, tx, { reference, text }) {
    await answerAtDesk(tx, { reference, text, at: clock.now() });
  },
});

export const feedbackActs: readonly AnyAct[] = [answer];
