import { resolveDeepLink } from '@hub/contract';
import {
  notifyEverybody as declaration,
  LONGEST_NOTICE,
  noticeActTexts as texts,
} from '@hub/contract/notifications/notification-acts';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import { type ActContext, type AnyAct, act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { countNotified } from './fan-out.repository.ts';
import { notifyEverybody } from './fan-out.ts';

interface Notice {
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly body: string;
  readonly link?: string | undefined;
}

/** One line of plain text. */
function checkWords(what: 'title' | 'body', text: string): string {
  const words = text.trim();
  if (words === '' || words.length > LONGEST_NOTICE[what] || /[\p{Cc}<>]/u.test(words))
    throw new Refusal('rule', texts.plain(what));
  return words;
}

function checkLink({ brand }: ActContext, link: string | undefined): string | null {
  if (link === undefined || link === '') return null;
  const target = resolveDeepLink(link, brand.slug, brand.deepLinkHosts);
  if (target === null) throw new Refusal('rule', texts.link);
  return target;
}

const noticeOf = (context: ActContext, { topic, title, body, link }: Notice) => ({
  topic,
  title: checkWords('title', title),
  body: checkWords('body', body),
  link: checkLink(context, link),
  at: context.clock.now().toString(),
});

const everybody = act<Notice, void, { count: number }>({
  declaration,
  async preview(context, tx, input) {
    const { topic, title, body, link } = noticeOf(context, input);
    const count = await countNotified(tx);
    return {
      ...{ subject: `notice:${title}`, subjectName: title, sentence: texts.sentence(title) },
      changes: [{ what: texts.words, before: '', after: [title, body, link].filter(Boolean).join(' · ') }],
      // A distributor more or less is not another notice.
      effects: [texts.told(count.toLocaleString('en-IN'))],
      details: { topic, count },
    };
  },
  run: async (context, tx, input) => ({ count: await notifyEverybody(tx, noticeOf(context, input)) }),
});

export const notificationActs: readonly AnyAct[] = [everybody];
