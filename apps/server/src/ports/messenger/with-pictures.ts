import type { Attachment, WrittenMail } from './messenger.ts';

const dataOf = (type: string, base64: string): string => `src="data:${type};base64,${base64}"`;

/** A mail's HTML with its pictures in it, to be looked at where nobody attaches them. */
export const withPictures = ({ html, pictures }: WrittenMail): string =>
  pictures.reduce(
    (text, { name, png }) =>
      text.replaceAll(`src="cid:${name}"`, dataOf('image/png', Buffer.from(png).toString('base64'))),
    html,
  );

/** The same with the picture that its attachment is; it is stored once. */
export const withCard = (html: string, attachment: Attachment | null): string =>
  attachment === null
    ? html
    : html.replaceAll('src="cid:card"', dataOf(attachment.contentType, attachment.content));
