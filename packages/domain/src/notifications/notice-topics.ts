/** What a notification in the app is about. Every one has exactly one; the list can be filtered by it. */
export const noticeTopics = ['orders', 'plans', 'brokerage', 'content', 'queries', 'news'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];
