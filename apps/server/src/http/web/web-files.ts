import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Brand, matchInvestorPage, matchSharedApplication, texts } from '@hub/contract';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Html } from '../pages/html.ts';
import { needsOf, type PageNeed } from '../wire/page-needs.ts';
import { type Headers, pageHeaders, tokenInAddress } from '../wire/security-headers.ts';

/** Vite writes a content hash into these names: the same name is the same bytes for ever. */
const hashedName = /^assets\/[\w.-]*-[\w-]{8}\.\w{2,5}$/;

/** The names of all files of the built app; only these are ever served, so no path can leave the folder. */
function filesBelow(root: string): ReadonlySet<string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|html)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(names);
}

interface PageVariant {
  readonly body: Buffer;
  readonly encoding: string | null;
}

interface BuiltPage {
  readonly etag: string;
  headersFor(needs: readonly PageNeed[]): Headers;
  variant(accepts: string): Promise<PageVariant>;
  /** With more in its head, for one visitor. */
  withHead(head: Html): Buffer;
}

/** The text of every `<style>` and every bare `<script>` element, to allow exactly those. */
const inlineOf = (page: string, element: RegExp): string[] =>
  [...page.matchAll(element)].map((match) => match[1] ?? '');
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** `<` as its JSON escape: no value can close the script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const configStart = '<script type="application/json" id="hub-config">';
const configEnd = '</script>';

/** In place of the settings that the page has, else at the end of its head. */
export function withClientConfig(page: string, config: unknown): string {
  const element = `${configStart}${scriptJson(config)}${configEnd}`;
  const start = page.indexOf(configStart);
  const end = start === -1 ? -1 : page.indexOf(configEnd, start);
  if (end === -1) return page.replace('</head>', () => `${element}</head>`);
  return page.slice(0, start) + element + page.slice(end + configEnd.length);
}

function buildPage(text: string, production: boolean, connect: readonly string[]): BuiltPage {
  const plain = Buffer.from(text);
  const compressed = new Map<string, Promise<PageVariant>>();
  const once = (encoding: string, compress: () => Promise<Buffer>): Promise<PageVariant> => {
    const existing = compressed.get(encoding) ?? compress().then((body) => ({ body, encoding }));
    compressed.set(encoding, existing);
    return existing;
  };
  const own = {
    connect,
    inlineStyles: inlineOf(text, inlineStyle),
    inlineScripts: inlineOf(text, inlineScript),
  };
  const headersFor = (needs: readonly PageNeed[]): Headers => ({
    ...pageHeaders(production, { ...own, needs }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  const closed = headersFor([]);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    headersFor: (needs) => (needs.length === 0 ? closed : headersFor(needs)),
    variant(accepts) {
      if (/\bbr\b/.test(accepts)) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        return once('br', () => promisify(brotliCompress)(plain, { params }));
      }
      if (/\bgzip\b/.test(accepts)) return once('gzip', () => promisify(gzip)(plain));
      return Promise.resolve({ body: plain, encoding: null });
    },
    withHead: (head) => Buffer.from(text.replace('</head>', () => `${head.text}</head>`)),
  };
}

async function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  page: BuiltPage,
): Promise<FastifyReply> {
  const { body, encoding } = await page.variant(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** The landing page names its language in the query, so that it stays one route. */
const isHindi = (url: string): boolean =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang') === 'hi';

/** Of the asset manager's own people: nobody keeps it or lists it. */
const ofConsole: Headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};
const isOfConsole = (path: string): boolean => path === CONSOLE_PATH || path.startsWith(`${CONSOLE_PATH}/`);

export interface WebFiles {
  /** Whether the path names a file of the built app. */
  fileAt(path: string): string | null;
  readonly cacheControlOf: (file: string) => string;
  /** The landing page, the page of an investor, or the app's page for every other screen. */
  sendScreen(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply>;
  /** The app's page with a head of its own, for what is passed on: who previews a link runs no script. */
  sendShared(reply: FastifyReply, head: Html): FastifyReply;
}

/** Null when the web app has not been built: the server then answers calls only. */
export function webFiles(options: {
  readonly root: string;
  readonly clientConfig: unknown;
  readonly production: boolean;
  readonly connect: readonly string[];
  readonly brand: Pick<Brand, 'slug' | 'deepLinkHosts'>;
  readonly publicUrl: string;
}): WebFiles | null {
  const { root, clientConfig, production, connect, brand, publicUrl } = options;
  const landingFile = join(root, 'index.html');
  if (!existsSync(landingFile)) return null;
  const load = (file: string, written: (page: string) => string = (page) => page) =>
    buildPage(withClientConfig(written(readFileSync(file, 'utf8')), clientConfig), production, connect);
  // The build knows the brand's own host only: where we are found is what search engines are told.
  const found = (page: string) => page.replaceAll(`"https://${brand.deepLinkHosts[0]}/`, `"${publicUrl}/`);
  const landing = load(landingFile, found);
  const hindiFile = join(root, 'index.hi.html');
  const hindi = existsSync(hindiFile) ? load(hindiFile, found) : landing;
  const screenFile = join(root, 'app.html');
  // The landing page is prerendered; every other screen starts from an empty shell.
  const screen = existsSync(screenFile) ? load(screenFile) : landing;
  const investorFile = join(root, 'confirm.html');
  // It has no key and calls nobody but us: no settings, no other origins.
  const investor = existsSync(investorFile)
    ? buildPage(readFileSync(investorFile, 'utf8'), production, [])
    : null;
  const consoleFile = join(root, 'console.html');
  // Nor has the console: whoever uses it is known by a cookie.
  const staffConsole = existsSync(consoleFile)
    ? buildPage(readFileSync(consoleFile, 'utf8'), production, [])
    : null;
  const files = filesBelow(root);

  return {
    fileAt(path) {
      const name = path.slice(1);
      return files.has(name) ? name : null;
    },
    cacheControlOf: (file) =>
      hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    sendShared: (reply, head) =>
      reply.headers(screen.headersFor([])).headers(tokenInAddress).send(screen.withHead(head)),
    async sendScreen(request, reply, path) {
      if (investor !== null && matchInvestorPage(path) !== null) {
        reply.headers(investor.headersFor([])).headers(tokenInAddress);
        return sendBuilt(request, reply, investor);
      }
      if (isOfConsole(path)) {
        if (staffConsole === null) throw new Refusal('not-found', texts.call.notFound);
        reply.headers(staffConsole.headersFor([])).headers(ofConsole);
        return sendBuilt(request, reply, staffConsole);
      }
      const page = path !== '/' ? screen : isHindi(request.url) ? hindi : landing;
      reply.headers(page.headersFor(needsOf(path, brand.slug))).header('etag', page.etag);
      if (matchSharedApplication(path) !== null) reply.headers(tokenInAddress);
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
      return sendBuilt(request, reply, page);
    },
  };
}
