import type { Brand } from '@hub/contract';

export interface LandingVersion {
  readonly language: string;
  /** The path and query it stands at. */
  readonly address: string;
  readonly head: { readonly name: string; readonly text: string };
  /** What stands around the content, by its English; where the page is not in English. */
  readonly pageWords?: Readonly<Record<string, string>>;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** No value of it can close the element that it stands in. */
const json = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What a search engine may know of who runs the hub. Nothing of it is about a scheme. */
function structuredData(
  { name, legalName, productName, address, support, social }: Brand,
  origin: string,
): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name,
        legalName,
        address,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        email: support.email,
        sameAs: social.map(({ url }) => url),
        contactPoint: support.phones.map(({ label, number }) => ({
          '@type': 'ContactPoint',
          contactType: label,
          telephone: number,
        })),
      },
      {
        '@type': 'WebSite',
        name: productName,
        url: `${origin}/`,
        inLanguage: ['en-IN', 'hi-IN'],
        publisher: { '@id': `${origin}/#organization` },
      },
    ],
  };
  return json(data);
}

/**
 * The head of one version of the landing page, for who finds it or is sent it. Addresses are of the brand's own host;
 * a server that is reached under another writes its own in their place.
 */
export function landingHead(
  brand: Brand,
  origin: string,
  own: LandingVersion,
  all: readonly LandingVersion[],
): string {
  const { name, text } = own.head;
  return [
    ...all.map(
      ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${origin}${address}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}/">`,
    `<link rel="canonical" href="${origin}${own.address}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escaped(brand.productName)}">`,
    `<meta property="og:locale" content="${own.language}_IN">`,
    `<meta property="og:title" content="${escaped(name)}">`,
    `<meta property="og:description" content="${escaped(text)}">`,
    `<meta property="og:url" content="${origin}${own.address}">`,
    `<meta property="og:image" content="${origin}/social-preview.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escaped(brand.productName)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${structuredData(brand, origin)}</script>`,
    ...(own.pageWords === undefined ? [] : [`<script>window.pageWords=${json(own.pageWords)}</script>`]),
  ].join('\n    ');
}

/** The language, title and description of the document, in the words of this version. */
export const titled = (html: string, { language, head: { name, text } }: LandingVersion): string =>
  html
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}-IN">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*">/,
      () => `<meta name="description" content="${escaped(text)}">`,
    );
