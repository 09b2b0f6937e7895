import type { NotificationTopic } from '@hub/domain/notifications/topics';

interface TopicWording {
  readonly title: string;
  readonly text: string;
}

export const topicWording: Readonly<Record<NotificationTopic, TopicWording>> = {
  'new-device': {
    title: 'A login from a new device',
    text: 'We inform you at once when someone logs in with your ARN on a new device.',
  },
};

export const channelWording = { email: 'E-mail', sms: 'SMS' } as const;
export type Channel = keyof typeof channelWording;
export const channels = Object.keys(channelWording) as readonly Channel[];
