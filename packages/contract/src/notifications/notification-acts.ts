import { type NoticeTopic, noticeTopics } from '@hub/domain/notifications/notice-topics';
import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid, tooLong } = texts.field;
export const LONGEST_NOTICE = { title: 80, body: 400 } as const;

export const notifyEverybody = declareAct({
  ...{ name: 'notify.everybody', about: 'content', approval: 'always' },
  title: 'Tell every distributor',
  did: 'told every distributor: {subject}',
  asks: 'reason, second person',
  input: z.object({
    topic: z._default(z.enum(noticeTopics, invalid), 'news'),
    title: text(200, invalid, tooLong),
    body: text(1000, invalid, tooLong),
    link: z.optional(text(500, invalid, tooLong)),
  }),
  fields: {
    topic: {
      label: 'Topic',
      kind: 'choice',
      options: Object.fromEntries(noticeTopics.map((topic: NoticeTopic) => [topic, topic])),
    },
    title: { label: 'Title', kind: 'text', help: `At most ${LONGEST_NOTICE.title} characters.` },
    body: { label: 'Words', kind: 'words', help: `At most ${LONGEST_NOTICE.body} characters.` },
    link: { label: 'Link', kind: 'text', help: 'The screen it opens, like /distributor/nav.' },
  },
});

export const noticeActTexts = {
  sentence: (title: string): string => `Tell every distributor: ${title}`,
  words: 'Notice',
  notified: (count: string): string => `${count} distributors are notified, in the app and as they chose.`,
  plain: (what: 'title' | 'body'): string =>
    `--${what} takes plain text of at most ${LONGEST_NOTICE[what]} characters.`,
  link: '--link takes a screen of the app, like /distributor/nav.',
} as const;
