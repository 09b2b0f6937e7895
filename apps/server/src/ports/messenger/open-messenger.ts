import type { MessengerConfig } from '../../config/config.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Messenger } from './messenger.ts';
import { outboxMessenger } from './outbox-messenger.ts';
import { realMessenger } from './real-messenger.ts';

export interface OpenedMessenger extends Messenger {
  close(): void;
}

export function openMessenger(config: MessengerConfig, jobs: Jobs, secret: string): OpenedMessenger {
  if (config.kind === 'real') return realMessenger(config, jobs, secret);
  return { ...outboxMessenger, close: () => {} };
}
