import type { MessengerConfig } from '../../config/config.ts';
import type { JobData, JobList, Jobs } from '../../jobs/jobs.ts';
import type { Channel, Message, Messenger } from './messenger.ts';
import { payloadSeal } from './sealed-payload.ts';
import { sendSms } from './sms-gateway.ts';
import { type Mailer, smtpMailer } from './smtp-mailer.ts';

type RealConfig = Extract<MessengerConfig, { kind: 'real' }>;

interface Waiting {
  readonly sealed: string;
  /** Milliseconds since 1970 by the machine's clock, not the demo's; absent when it never spoils. */
  readonly expiresAt?: number;
}

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'messenger.send': Waiting;
  }
}

/** All that it needs of the jobs. */
export type MessengerJobs = Jobs<Pick<JobData, 'messenger.send'>>;

export interface RealMessenger extends Messenger {
  /** The job that really sends; retried with growing pauses until the gateway or mail server takes it. */
  readonly jobs: Pick<JobList, 'messenger.send'>;
  /** After the jobs have stopped. */
  close(): void;
}

export function realMessenger(config: RealConfig, jobs: MessengerJobs, secret: string): RealMessenger {
  const seal = payloadSeal(secret);
  let mailer: Mailer | undefined;
  const channels: Channel[] = [];
  if (config.sms) channels.push('SMS');
  if (config.smtp) channels.push('EMAIL');

  const send: JobList['messenger.send'] = {
    retries: 8,
    concurrency: 4,
    async run({ id, data, signal }) {
      if (data.expiresAt !== undefined && data.expiresAt < Date.now()) return;
      const message = seal.open<Message>(data.sealed);
      const { to, text, html, attachment, purpose, subject = '' } = message;
      if (message.channel === 'SMS' && config.sms) {
        await sendSms(config.sms, { id, to, text, purpose }, signal);
      } else if (message.channel === 'EMAIL' && config.smtp) {
        mailer ??= smtpMailer(config.smtp);
        await mailer.send({
          id,
          to,
          subject,
          text,
          ...(html ? { html } : {}),
          ...(attachment && { attachment }),
        });
      } else {
        throw new Error(`No way is configured to send ${message.channel}`);
      }
    },
  };

  return {
    channels,
    jobs: { 'messenger.send': send },
    async send(tx, message) {
      if (!channels.includes(message.channel)) {
        throw new Error(`No way is configured to send ${message.channel}`);
      }
      const waiting: Waiting = {
        sealed: seal.seal(message),
        ...(message.expiresInSeconds ? { expiresAt: Date.now() + message.expiresInSeconds * 1000 } : {}),
      };
      await jobs.enqueue(tx, 'messenger.send', waiting);
    },
    close: () => mailer?.close(),
  };
}
