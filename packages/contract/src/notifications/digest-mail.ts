import { type NoticeKind, noticeTone } from '@hub/domain/notifications/notice-kinds';
import { type NoticeTopic, noticeTopics } from '@hub/domain/notifications/notice-topics';
import { mailKind } from '../mails/mail-texts.ts';
import { href } from '../urls/href.ts';
import { topicTexts } from './topic-texts.ts';

/** Of each topic; the app has the rest. */
const most = 5;

interface Notice {
  readonly topic: NoticeTopic;
  readonly kind: NoticeKind | null;
  readonly title: string;
}

/** The client of what was refused or refunded stands in the subject, else the newest client; nobody where there is none. */
function subjectOf(notices: readonly Notice[], productName: string): string {
  const count = notices.length;
  const ofClients = notices.filter(({ kind }) => kind !== null);
  const first = ofClients.find(({ kind }) => noticeTone(kind) === 'refused') ?? ofClients[0];
  if (first === undefined) {
    return `${count} unread ${count === 1 ? 'notification' : 'notifications'}: ${productName}`;
  }
  return count === 1 ? first.title : `${first.title}, and ${count - 1} more`;
}

interface DigestMail {
  readonly subject: string;
  /** All that is said to who reads without a layout. */
  readonly text: string;
  /** The titles alone. */
  readonly body: string;
  readonly url: string;
}

/** The mail of the day: titles by topic, newest first, as text. A title begins with its client's name. */
export function digestMail(
  notices: readonly Notice[],
  { productName, publicUrl }: { readonly productName: string; readonly publicUrl: string },
): DigestMail {
  const parts = noticeTopics.flatMap((topic) => {
    const titles = notices.filter((one) => one.topic === topic).map(({ title }) => `- ${title}`);
    if (titles.length === 0) return [];
    const left = titles.length - most;
    return [
      [
        `${topicTexts[topic].name} (${titles.length})`,
        ...titles.slice(0, most),
        ...(left > 0 ? [`- and ${left} more`] : []),
      ].join('\n'),
    ];
  });
  const body = parts.join('\n\n');
  const url = publicUrl + href('notifications');
  return {
    subject: subjectOf(notices, productName),
    text: [body, `Read them: ${url}`, mailKind('digest').why].join('\n\n'),
    body,
    url,
  };
}
