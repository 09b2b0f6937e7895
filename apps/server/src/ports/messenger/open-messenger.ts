import type { MessengerConfig } from '../../config/config.ts';
import type { WriteMail } from './messenger.ts';
import { outboxMessenger } from './outbox-messenger.ts';
import { type MessengerJobs, type RealMessenger, realMessenger } from './real-messenger.ts';

/** The jobs that it offers are started by whoever opens it. */
export function openMessenger(
  config: MessengerConfig,
  jobs: MessengerJobs,
  secret: string,
  write: WriteMail,
): RealMessenger {
  if (config.kind === 'real') return realMessenger(config, jobs, secret, write);
  return { ...realMessenger({ kind: 'real' }, jobs, secret), ...outboxMessenger(write) };
}
