import { type HtmlTag, readHtml } from './read-html.ts';

/** Enough for a mail: nothing here runs, loads or sends anything. */
const TAGS = new Set(
  'html head meta title style body main header footer section table thead tbody tr td th div span p h1 h2 h3 a img br hr strong em b i small ul ol li'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'class id lang dir style align valign width height cellpadding cellspacing border bgcolor colspan rowspan role alt title href src charset name content data-field'.split(
    ' ',
  ),
);
const META_NAMES = new Set(['viewport', 'color-scheme', 'supported-color-schemes', 'description']);

const LINK = /^(?:https:\/\/|mailto:|tel:|#)/;
const PICTURE = /^data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+=*$/;
/** What loads or runs from a style, or hides what must be seen. */
const STYLE =
  /url\(|@import|expression|behavior|binding|javascript|display:none|visibility:hidden|opacity:0[;}]|font-size:0[^.]|\\|<|\/\*/;

const isPlainStyle = (style: string): boolean => !STYLE.test(`${style.toLowerCase().replace(/\s+/g, '')};`);

function faultOf({ name, isEnd, attributes }: HtmlTag): string | null {
  if (!TAGS.has(name)) return `<${name}> may not be in a page`;
  if (isEnd) return attributes.size > 0 ? `</${name}> has attributes` : null;
  for (const [key, value] of attributes) {
    if (!ATTRIBUTES.has(key)) return `${key} of <${name}> may not be in a page`;
    if (key === 'href' && (name !== 'a' || !LINK.test(value)))
      return `<${name}> links to ${value.slice(0, 40)}`;
    if (key === 'src' && (name !== 'img' || !PICTURE.test(value)))
      return 'a picture must be in the page itself, as data:image/…;base64';
    if (key === 'style' && !isPlainStyle(value)) return `the style of <${name}> loads or hides something`;
  }
  const meta = attributes.get('name');
  if (name === 'meta' && meta !== undefined && !META_NAMES.has(meta)) return `<meta name="${meta}">`;
  return null;
}

/** The text of each style element. */
const stylesOf = (page: string, tags: readonly HtmlTag[]): string[] =>
  tags.flatMap((tag, at) =>
    tag.name === 'style' && !tag.isEnd ? [page.slice(tag.end, tags[at + 1]?.start)] : [],
  );

/** What is wrong with a page, each in words; with none it can be shown to anybody. */
export function checkHtml(page: string): string[] {
  const tags = readHtml(page);
  if (tags === null)
    return ['the page is not plain: write a doctype, attributes in double quotes, no comments and no lone <'];
  const faults = tags.map(faultOf).filter((fault) => fault !== null);
  if (!tags.some(({ attributes }) => attributes.get('charset')?.toLowerCase() === 'utf-8'))
    faults.push('the page does not say <meta charset="utf-8">');
  if (stylesOf(page, tags).some((style) => !isPlainStyle(style)))
    faults.push('the style of the page loads or hides something');
  return [...new Set(faults)];
}
