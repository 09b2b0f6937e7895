import { type NoticeTopic, noticeTopics } from './notice-topics.ts';

/** The ways out of the app that are chosen for each topic. The list in the app takes every notice. */
export const noticeWays = ['push', 'digest'] as const;
export type NoticeWay = (typeof noticeWays)[number];

type NoticeChoices = Record<NoticeTopic, Record<NoticeWay, boolean>>;

/** Until somebody chooses. A device gets no push before its owner has allowed it there; mail is asked for. */
const unchosen: Readonly<Record<NoticeWay, boolean>> = { push: true, digest: false };
/** The hour of the day, Indian time, at which the mail of the day is sent. */
export const usualDigestHour = 9;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Every topic's ways from what was stored; what was never chosen, or cannot be read, is as before any choice. */
export function noticeChoices(stored: unknown): NoticeChoices {
  const chosen = (topic: NoticeTopic, way: NoticeWay): boolean => {
    const value = fieldOf(fieldOf(stored, topic), way);
    return typeof value === 'boolean' ? value : unchosen[way];
  };
  return Object.fromEntries(
    noticeTopics.map((topic) => [topic, { push: chosen(topic, 'push'), digest: chosen(topic, 'digest') }]),
  ) as NoticeChoices;
}
