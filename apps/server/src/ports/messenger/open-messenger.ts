import type { MessengerConfig } from '../../config/config.ts';
import { outboxMessenger } from './outbox-messenger.ts';
import { type MessengerJobs, type RealMessenger, realMessenger } from './real-messenger.ts';

/** The jobs that it offers are started by whoever opens it. */
export function openMessenger(config: MessengerConfig, jobs: MessengerJobs, secret: string): RealMessenger {
  if (config.kind === 'real') return realMessenger(config, jobs, secret);
  return { ...realMessenger({ kind: 'real' }, jobs, secret), ...outboxMessenger };
}
