/** A tag of a page, with where it ends; what stands between tags is text. */
export interface HtmlTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
}

const DOCTYPE = /<!doctype html>\s*/iy;
const TAG = /<(\/?)([a-z][a-z0-9]{0,15})((?:\s+[a-z-]{1,30}="[^"<>]*")*)\s*\/?>/iy;

/** Of `name="value"` one after the other, which the pattern of a tag has seen to. */
function attributesIn(text: string): Map<string, string> {
  const parts = text.split('"');
  const found = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    found.set((parts[at] ?? '').trim().replace('=', '').toLowerCase(), parts[at + 1] ?? '');
  }
  return found;
}

/**
 * The tags of a page in the plain form that we take: a doctype, tags with attributes in double quotes, text. Null for
 * anything else. What a browser would have to guess at, a comment or a lone `<`, is so never passed on.
 */
export function readHtml(page: string): readonly HtmlTag[] | null {
  DOCTYPE.lastIndex = 0;
  if (!DOCTYPE.test(page)) return null;
  const tags: HtmlTag[] = [];
  for (let at = page.indexOf('<', DOCTYPE.lastIndex); at !== -1; at = page.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const [, slash, name = '', attributes = ''] = TAG.exec(page) ?? [];
    if (slash === undefined) return null;
    tags.push({
      name: name.toLowerCase(),
      isEnd: slash !== '',
      attributes: attributesIn(attributes),
      start: at,
      end: TAG.lastIndex,
    });
  }
  return tags;
}
