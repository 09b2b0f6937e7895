/** What the words of a mail are made of: paragraphs, and lists whose lines begin with a dash. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly title: string | null; readonly items: readonly string[] };

const dash = '- ';

function blockOf(paragraph: string): MailBlock[] {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => line.startsWith(dash));
  if (first < 0) return lines.length === 0 ? [] : [{ kind: 'paragraph', lines }];
  const after = lines.findIndex((line, at) => at > first && !line.startsWith(dash));
  const end = after < 0 ? lines.length : after;
  const items = lines.slice(first, end).map((line) => line.slice(dash.length));
  const before = lines.slice(0, first);
  return [
    ...(before.length > 1 ? [{ kind: 'paragraph' as const, lines: before.slice(0, -1) }] : []),
    { kind: 'list', title: before.at(-1) ?? null, items },
    ...(end < lines.length ? blockOf(lines.slice(end).join('\n')) : []),
  ];
}

/** The address stands on the button: the text goes on without it. */
function withoutLink(text: string, url: string | undefined): string {
  if (url === undefined) return text;
  return text.replace(`: ${url}`, '.').replace(url, '').trimEnd();
}

export const blocksOf = (text: string, url?: string): MailBlock[] =>
  withoutLink(text, url)
    .split(/\n{2,}/)
    .flatMap(blockOf);
