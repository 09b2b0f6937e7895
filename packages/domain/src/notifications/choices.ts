import { type NotificationTopic, notificationTopics } from './topics.ts';

/** The ways out of the app. The list in the app takes every notice, whatever is chosen. */
const notificationChannels = ['email', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

type ChosenChannels = Record<NotificationChannel, boolean>;
export type NotificationChoices = Record<NotificationTopic, ChosenChannels>;

/** What holds until a distributor chooses: mail costs nobody anything, an SMS is asked for. */
const defaults: Readonly<NotificationChoices> = { 'new-device': { email: true, sms: false } };

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Every topic's channels from what was stored; what was never chosen, or cannot be read, has its default. */
export function notificationChoices(stored: unknown): NotificationChoices {
  const channelsOf = (topic: NotificationTopic): ChosenChannels => {
    const chosen = (channel: NotificationChannel): boolean => {
      const value = fieldOf(fieldOf(stored, topic), channel);
      return typeof value === 'boolean' ? value : defaults[topic][channel];
    };
    return { email: chosen('email'), sms: chosen('sms') };
  };
  return Object.fromEntries(
    notificationTopics.map((topic) => [topic, channelsOf(topic)]),
  ) as NotificationChoices;
}
