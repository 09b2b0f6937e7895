const small = new Set(['and', 'of', 'the']);

/** `ANDAMAN AND NICOBAR ISLANDS` as people write it. Lists of the state are all in capitals. */
export function titleCase(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && small.has(word)
        ? word
        : word.replace(/(^|[-(/.&])\p{L}/gu, (start) => start.toUpperCase()),
    )
    .join(' ');
}
