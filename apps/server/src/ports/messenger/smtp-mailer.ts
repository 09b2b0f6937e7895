import nodemailer from 'nodemailer';
import type { SmtpConfig } from '../../config/config.ts';
import type { Attachment, MailPicture } from './messenger.ts';

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly pictures?: readonly MailPicture[];
  readonly attachment?: Attachment;
}

/** A picture that the mail shows is no file to be saved. */
const attached = ({ fileName, contentType, content, alt }: Attachment) => ({
  filename: fileName,
  contentType,
  content,
  encoding: 'base64' as const,
  ...(alt !== undefined && { cid: 'card', contentDisposition: 'inline' as const }),
});

const pictureOf = ({ name, png }: MailPicture) => ({
  filename: `${name}.png`,
  contentType: 'image/png',
  content: Buffer.from(png),
  cid: name,
  contentDisposition: 'inline' as const,
});

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
    async send({ id, to, subject, text, html, pictures = [], attachment }) {
      await transport.sendMail({
        from: config.from,
        // An object, so that a comma in it cannot name a second receiver.
        to: { name: '', address: to },
        subject,
        text,
        ...(html ? { html } : {}),
        attachments: [...pictures.map(pictureOf), ...(attachment ? [attached(attachment)] : [])],
        // The same on every try, so that a receiver can tell a repeat.
        messageId: `<${id}@${config.from.split('@').at(-1)?.split(/[>\s]/, 1)[0]}>`,
      });
    },
    close: () => transport.close(),
  };
}
