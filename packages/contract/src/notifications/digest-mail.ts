import { type NoticeTopic, noticeTopics } from '@hub/domain/notifications/notice-topics';
import { href } from '../urls/href.ts';
import { topicTexts } from './topic-texts.ts';

/** Of each topic; the app has the rest. */
const most = 5;

interface Notice {
  readonly topic: NoticeTopic;
  readonly title: string;
}

/** The mail of the day: titles by topic, newest first, as text. What they say about clients stays in the app. */
export function digestMail(
  notices: readonly Notice[],
  { productName, publicUrl }: { readonly productName: string; readonly publicUrl: string },
): { readonly subject: string; readonly text: string } {
  const count = notices.length;
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
  return {
    subject: `${count} unread ${count === 1 ? 'notification' : 'notifications'}: ${productName}`,
    text: [
      ...parts,
      `Read them: ${publicUrl}${href('notifications')}`,
      'You chose this mail under Notifications, Settings. Turn it off there.',
    ].join('\n\n'),
  };
}
