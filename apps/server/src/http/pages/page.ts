import type { Brand } from '@hub/contract';
import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../wire/security-headers.ts';
import { type Html, html } from './html.ts';

export interface Page {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  readonly body: Html;
  /** The address of a script of ours, where the page needs one. */
  readonly script?: string;
}

/** The server's own few pages: light and dark, readable on a phone, and all their text without a script. */
const stylesheet = (brand: Brand): string => {
  const shade = (step: number) => brand.colours.scale[step] ?? brand.colours.primary;
  return `
:root{color-scheme:light dark;--brand:${shade(8)};--tint:${shade(0)};--ink:#1b2430;--soft:#52606d;--line:#d9dfe5;--ground:#f7f8fa;--card:#fff}
@media (prefers-color-scheme:dark){:root{--brand:${shade(2)};--tint:#182620;--ink:#e6eaee;--soft:#aab4be;--line:#303a45;--ground:#11161c;--card:#1a212a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
header,main,footer{max-width:64rem;margin:0 auto;padding:0 16px}
header{padding-top:32px;padding-bottom:16px}
main{padding-bottom:48px}
footer{padding-bottom:32px;color:var(--soft);font-size:14px}
h1{margin:0;font-size:28px;line-height:1.25;color:var(--brand)}
h2{margin:32px 0 8px;font-size:20px}
h3{margin:0;font-size:16px}
p{margin:4px 0}
a{color:var(--brand)}
.lead{color:var(--soft);max-width:48rem}
.card>h2:first-child,.row>h2{margin-top:0}
.card{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px;margin:8px 0}
.row{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
.push{margin-left:auto}
.soft{color:var(--soft);font-size:14px}
.row>h2{font-size:16px;margin-bottom:0}
.tag{display:inline-block;padding:0 8px;border-radius:4px;background:var(--tint);color:var(--brand);font-size:14px;font-weight:600}
.plain{background:none;color:var(--soft);font-weight:400;box-shadow:inset 0 0 0 1px var(--line)}
.message{white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:14px}
code{overflow-wrap:anywhere}
pre{margin:8px 0 0;padding:8px;overflow:auto;background:var(--ground);border-radius:4px;max-height:24rem}
button{min-height:44px;padding:8px 16px;font:inherit;font-weight:600;color:var(--brand);background:var(--card);border:1px solid var(--line);border-radius:8px;cursor:pointer}
button:hover{background:var(--tint)}
textarea{width:100%;min-height:88px;padding:8px 12px;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:8px}
.buttons{display:flex;flex-wrap:wrap;gap:8px}
summary{cursor:pointer;padding:8px 0}
summary:focus-visible,a:focus-visible,button:focus-visible,pre:focus-visible,textarea:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
details{border-top:1px solid var(--line)}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;margin:8px 0}
`;
};

export function renderPage(brand: Brand, page: Page): { readonly text: string; readonly style: string } {
  const style = stylesheet(brand);
  const script = page.script === undefined ? null : html`<script src="${page.script}" defer></script>`;
  const before = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${script}
<title>${page.title} · ${brand.productName}</title>
<style>`;
  const after = html`</style>
</head>
<body>
<header><h1>${page.title}</h1><p class="lead">${page.lead}</p></header>
<main>${page.body}</main>
<footer>${brand.productName} · ${brand.legalName}</footer>
</body>
</html>
`;
  // The style's text goes in as it is: its hash in the policy must match.
  return { text: before.text + style + after.text, style };
}

export const sendPage = (reply: FastifyReply, brand: Brand, production: boolean, page: Page): FastifyReply =>
  sendRendered(reply, production, renderPage(brand, page));

type RenderedPage = ReturnType<typeof renderPage>;

/** A page that is the same for everybody need be made only once. */
export function sendRendered(
  reply: FastifyReply,
  production: boolean,
  { text, style }: RenderedPage,
): FastifyReply {
  return reply
    .headers(pageHeaders(production, { inlineStyles: [style] }))
    .header('cache-control', 'no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .send(text);
}
