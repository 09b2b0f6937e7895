/** What a distributor may be told about outside the app; each topic is one something really sends. */
export const notificationTopics = ['new-device'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];
