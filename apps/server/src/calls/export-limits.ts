import type { SignedInContext } from './call-context.ts';

/** A file takes longer to make than a page: somebody's loop must not make them all day. */
const EXPORTS_PER_MINUTE = 30;

/** All lists together. */
export const limitExports = ({ limit, session }: SignedInContext): Promise<void> =>
  limit({ name: 'export', key: session.arn, max: EXPORTS_PER_MINUTE, windowSeconds: 60 });

/**
 * More clients than any book has, some megabytes. A PDF is set word by word, which takes a hundred times longer, and
 * nobody reads four hundred pages: it has the first, and says so.
 */
export const mostExported = { xlsx: 100_000, csv: 100_000, pdf: 10_000 } as const;
