/** Rows read at a time for a file: the only ones in memory. */
const PAGE_ROWS = 500;

/** The rows of these ids, page after page, each read when it is asked for. */
export async function* inPages<Id, Row>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let at = 0; at < ids.length; at += PAGE_ROWS) yield* await read(ids.slice(at, at + PAGE_ROWS));
}
