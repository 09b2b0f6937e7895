/** What everybody is told of what is new in a library. */
export const newContentTexts = {
  title: (name: string, count: number): string => (count === 1 ? `New ${name}` : `${count} new ${name}s`),
  body: (titles: readonly string[], more: number): string =>
    more === 0 ? titles.join('; ') : `${titles.join('; ')}; and ${more} more`,
} as const;
