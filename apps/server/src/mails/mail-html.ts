import type { Brand } from '@hub/contract';
import { type Html, html } from '../http/pages/html.ts';
import type { MailParts } from '../ports/messenger/messenger.ts';
import type { Signature } from '../ports/messenger/signature.ts';
import type { MailBlock } from './mail-blocks.ts';

/** A mail as its layout needs it; pictures are named as they are attached. */
interface LaidOutMail {
  readonly brand: Brand;
  /** Beside the mark: the asset manager's to an investor, the product's to a distributor. */
  readonly sender: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  readonly parts: MailParts;
  /** What is said of the picture that stands in the mail. */
  readonly card: string | null;
  readonly signature: Signature | null;
  readonly small: readonly string[];
  readonly signedBy: string;
  readonly logoOf: string | null;
}

const font = ['Inter', 'Roboto', 'Helvetica', 'Arial', 'sans-serif'].join(',');
const ink = '#14211d';
const soft = '#52605b';
const line = '#dfe6e3';
const ground = '#eef2f0';
const foot = '#f4f7f6';

const table = (style: string, rows: Html): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;

const words = `margin:0 0 14px;font-size:16px;line-height:24px;color:${ink}`;

/** A date and an ARN stand on one line. */
const asWords = (text: string): Html[] =>
  text
    .split(/(\d{2}-[A-Z][a-z]{2}-\d{4}|ARN-\d+)/)
    .map((part, at) =>
      at % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`,
    );

const head = ({ sender, logoOf }: LaidOutMail): Html =>
  table(
    '',
    html`<tr>
<td width="44" valign="middle"><img src="cid:mark" width="36" height="36" alt="" style="display:block;border:0"></td>
<td valign="middle" style="font-size:17px;line-height:22px;font-weight:700;color:${ink}">${sender}</td>
${logoOf === null ? null : html`<td align="right" valign="middle"><img src="cid:logo" height="36" alt="${logoOf}" style="display:inline-block;height:36px;width:auto;max-width:120px;border:0"></td>`}
</tr>`,
  );

function blockHtml(block: MailBlock): Html {
  if (block.kind === 'paragraph') {
    return html`<p style="${words}">${block.lines.map((one, at) => html`${at === 0 ? null : html`<br>`}${asWords(one)}`)}</p>`;
  }
  const title =
    block.title === null
      ? null
      : html`<h2 style="margin:6px 0 0;padding:0 0 6px;font-size:15px;line-height:20px;color:${ink};border-bottom:1px solid ${soft}">${block.title}</h2>`;
  const row = (item: string): Html =>
    html`<tr><td style="padding:9px 0;border-bottom:1px solid ${line};font-size:15px;line-height:21px;color:${ink}">${asWords(item)}</td></tr>`;
  return html`${title}${table('margin:0 0 18px', html`${block.items.map(row)}`)}`;
}

const facts = (all: NonNullable<MailParts['facts']>): Html =>
  table(
    `margin:4px 0 18px;border:1px solid ${line};border-radius:10px;border-collapse:separate`,
    html`${all.map(
      ({ label, value }, at) => html`<tr>
<td valign="top" style="padding:10px 8px 10px 14px;font-size:14px;line-height:20px;color:${soft};${at === 0 ? '' : `border-top:1px solid ${line}`}">${label}</td>
<td valign="top" align="right" style="padding:10px 14px 10px 8px;font-size:15px;line-height:20px;font-weight:600;color:${ink};${at === 0 ? '' : `border-top:1px solid ${line}`}">${asWords(value)}</td>
</tr>`,
    )}`,
  );

const button = ({ label, url }: NonNullable<MailParts['link']>, colour: string): Html =>
  table(
    'margin:6px 0 18px',
    html`<tr><td align="center" bgcolor="${colour}" style="border-radius:10px"><a href="${url}" style="display:block;padding:14px 20px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${label}</a></td></tr>`,
  );

const code = (digits: string, colour: string): Html =>
  html`<p style="margin:4px 0 18px;padding:14px 0;border:1px solid ${line};border-radius:10px;text-align:center;font-size:30px;line-height:36px;font-weight:700;letter-spacing:6px;color:${colour}">${digits}</p>`;

const signed = ({ signature, signedBy }: LaidOutMail): Html | null =>
  signature === null
    ? null
    : html`<tr><td style="padding:4px 28px 22px">${table(
        `border-top:1px solid ${line}`,
        html`<tr><td style="padding:16px 0 0;font-size:14px;line-height:21px;color:${soft}">
<strong style="font-size:15px;color:${ink}">${signature.name}</strong><br>
${signature.firm === null ? null : html`${signature.firm}<br>`}
${signature.arn}, ${signedBy}<br>
${signature.contacts.join(' · ')}</td></tr>`,
      )}</td></tr>`;

/** Tables and styles of their own on every part, because that is all that mail programs agree on. */
export function mailHtml(mail: LaidOutMail): string {
  const { brand, parts, card } = mail;
  const shown = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${mail.heading}</title>
</head>
<body style="margin:0;padding:0;background:${ground};font-family:${font};-webkit-text-size-adjust:100%">
${table(
  `background:${ground};font-family:${font}`,
  html`<tr><td align="center" style="padding:20px 10px">${table(
    'max-width:560px;background:#ffffff;border-radius:14px;overflow:hidden',
    html`<tr><td style="padding:24px 28px 0">${head(mail)}</td></tr>
<tr><td style="padding:20px 28px 8px">
<h1 style="margin:0 0 14px;font-size:24px;line-height:30px;color:${ink}">${asWords(mail.heading)}</h1>
${parts.code === undefined ? null : code(parts.code, brand.colours.primary)}
${card === null ? null : html`<p style="margin:0 0 16px"><img src="cid:card" width="504" alt="${card}" style="display:block;width:100%;height:auto;border:0;border-radius:10px"></p>`}
${mail.blocks.map(blockHtml)}
${parts.facts === undefined ? null : facts(parts.facts)}
${parts.link === undefined ? null : button(parts.link, brand.colours.primary)}
</td></tr>
${signed(mail)}
<tr><td style="padding:16px 28px 20px;background:${foot};font-size:13px;line-height:19px;color:${soft}">
${mail.small.map((one) => html`<p style="margin:0 0 6px">${one}</p>`)}
</td></tr>`,
  )}</td></tr>`,
)}
</body>
</html>
`;
  return shown.text;
}
