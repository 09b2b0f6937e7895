import nodemailer from 'nodemailer';
import type { SmtpConfig } from '../../config/config.ts';
import type { Attachment } from './messenger.ts';

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachment?: Attachment;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export function smtpMailer(config: SmtpConfig): Mailer {
  const transport = nodemailer.createTransport({
    url: config.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ id, to, subject, text, html, attachment }) {
      await transport.sendMail({
        from: config.from,
        // An object, so that a comma in it cannot name a second receiver.
        to: { name: '', address: to },
        subject,
        text,
        ...(html ? { html } : {}),
        ...(attachment && {
          attachments: [
            {
              filename: attachment.fileName,
              contentType: attachment.contentType,
              content: attachment.content,
              encoding: 'base64',
            },
          ],
        }),
        // The same on every try, so that a receiver can tell a repeat.
        messageId: `<${id}@${config.from.split('@').at(-1)?.split(/[>\s]/, 1)[0]}>`,
      });
    },
    close: () => transport.close(),
  };
}
