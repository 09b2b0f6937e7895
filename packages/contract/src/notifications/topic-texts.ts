import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';

interface TopicText {
  /** In the filter and in the settings. */
  readonly name: string;
  /** What it holds. */
  readonly about: string;
}

export const topicTexts: Readonly<Record<NoticeTopic, TopicText>> = {
  orders: { name: 'Orders', about: 'Confirmed, paid, done or rejected; changes that an investor confirmed.' },
  plans: { name: 'Plans and mandates', about: 'Missed instalments, and bank responses to mandates.' },
  brokerage: { name: 'Brokerage', about: 'Payouts, rate cards and what holds brokerage back.' },
  content: { name: 'Marketing and training', about: 'New pieces to share, videos and certificates.' },
  queries: { name: 'Queries', about: 'Answers to your queries.' },
  news: { name: 'News and logins', about: 'News of the fund house and the app, and logins with your ARN.' },
};
