import type { MessengerConfig } from '../../config/config.ts';
import type { JobDefinition, JobList, Jobs } from '../../jobs/jobs.ts';
import type { Channel, Message, Messenger, WriteMail } from './messenger.ts';
import { pausing } from './pausing.ts';
import { payloadSeal } from './sealed-payload.ts';
import { sendSms } from './sms-gateway.ts';
import { type Mailer, smtpMailer } from './smtp-mailer.ts';

type RealConfig = Extract<MessengerConfig, { kind: 'real' }>;

interface Waiting {
  readonly sealed: string;
  /** Milliseconds since 1970 by the machine's clock, not the demo's; absent when it never spoils. */
  readonly expiresAt?: number;
}

/** What expires has queues of its own, so that a code never waits behind a newsletter; and so has each channel. */
export interface MessengerJobData {
  'messenger.sms': Waiting;
  'messenger.mail': Waiting;
  'messenger.sms-code': Waiting;
  'messenger.mail-code': Waiting;
}
type MessengerJob = keyof MessengerJobData;

declare module '../../jobs/jobs.ts' {
  interface JobData extends MessengerJobData {}
}

const queueOf = ({ channel, expiresInSeconds }: Message): MessengerJob =>
  `messenger.${channel === 'SMS' ? 'sms' : 'mail'}${expiresInSeconds === undefined ? '' : '-code'}`;

/** All that it needs of the jobs. */
export type MessengerJobs = Jobs<MessengerJobData>;

export interface RealMessenger extends Messenger {
  /** The jobs that really send; retried with growing pauses until the gateway or mail server takes it. */
  readonly jobs: JobList<MessengerJobData>;
  /** After the jobs have stopped. */
  close(): void;
}

/** Hours: a mail server may be away for long, and what does not expire must arrive. */
const patient = { retries: 40, concurrency: 4 };
/** As often as its life allows; then it is dropped. */
const hurried = { retries: 40, longestPause: 15, concurrency: 4 };

/** Without a layout a mail is its text alone. */
export function realMessenger(
  config: RealConfig,
  jobs: MessengerJobs,
  secret: string,
  write?: WriteMail,
): RealMessenger {
  const seal = payloadSeal(secret);
  const mailers: Mailer[] = [];
  const channels: Channel[] = [];
  if (config.sms) channels.push('SMS');
  if (config.smtp) channels.push('EMAIL');

  type Send = (id: string, message: Message, signal: AbortSignal) => Promise<void>;
  const noWay: Send = (_, { channel }) =>
    Promise.reject(new Error(`No way is configured to send ${channel}`));
  const smsWay = (): Send => {
    const { sms } = config;
    if (!sms) return noWay;
    return pausing((id, { to, text, purpose }, signal) => sendSms(sms, { id, to, text, purpose }, signal));
  };
  /** Each with connections of its own, opened when they are needed. */
  const mailWay = (): Send => {
    const { smtp } = config;
    if (!smtp) return noWay;
    let mailer: Mailer | undefined;
    return pausing(async (id, message) => {
      if (mailer === undefined) {
        mailer = smtpMailer(smtp);
        mailers.push(mailer);
      }
      const { to, subject = '', text, attachment } = message;
      const written = (await write?.(message)) ?? { text };
      await mailer.send({ id, to, subject, ...written, ...(attachment && { attachment }) });
    });
  };
  const sending = (send: Send, manner: Partial<JobDefinition>): JobDefinition<Waiting> => ({
    ...manner,
    async run({ id, data, signal }) {
      if (data.expiresAt !== undefined && data.expiresAt < Date.now()) return;
      await send(id, seal.open<Message>(data.sealed), signal);
    },
  });

  return {
    channels,
    jobs: {
      'messenger.sms': sending(smsWay(), patient),
      'messenger.mail': sending(mailWay(), patient),
      'messenger.sms-code': sending(smsWay(), hurried),
      'messenger.mail-code': sending(mailWay(), hurried),
    },
    async send(tx, message) {
      if (!channels.includes(message.channel)) {
        throw new Error(`No way is configured to send ${message.channel}`);
      }
      const waiting: Waiting = {
        sealed: seal.seal(message),
        ...(message.expiresInSeconds ? { expiresAt: Date.now() + message.expiresInSeconds * 1000 } : {}),
      };
      await jobs.enqueue(tx, queueOf(message), waiting);
    },
    close: () => {
      for (const mailer of mailers) mailer.close();
    },
  };
}
