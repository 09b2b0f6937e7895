import { markedParts } from './matching.ts';

/** A text with what was typed marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map(({ text: part, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <mark key={at} className="brand heavy no-fill">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
