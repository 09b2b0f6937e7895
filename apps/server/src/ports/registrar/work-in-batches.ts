interface BatchRun {
  readonly limit: number;
  /** Numbers of orders to leave out. */
  readonly except: readonly string[];
  /** Called with the numbers of the batch before anything is done with them. */
  onTaken(ids: readonly string[]): void;
}

/** After so many orders that fail it is not the orders. */
const MOST_FAILURES = 10;

/**
 * Runs batches until nothing is due; each says how many answers it gave. A batch that fails is tried again order by
 * order, so that one order nobody can take does not hold up the rest: it stays as it was, and its error is thrown when
 * all others are done.
 */
export async function workInBatches(
  batchOrders: number,
  runBatch: (run: BatchRun) => Promise<number>,
): Promise<number> {
  const failed: string[] = [];
  const errors: unknown[] = [];
  let answered = 0;
  let alone = 0;
  for (;;) {
    let taken: readonly string[] = [];
    const onTaken = (ids: readonly string[]) => {
      taken = ids;
    };
    try {
      answered += await runBatch({ limit: alone > 0 ? 1 : batchOrders, except: failed, onTaken });
      alone -= 1;
      if (taken.length === 0) break;
    } catch (error) {
      if (taken.length === 0) throw error;
      if (taken.length > 1) {
        alone = taken.length;
        continue;
      }
      failed.push(...taken);
      errors.push(error);
      if (errors.length === MOST_FAILURES) break;
    }
  }
  if (errors.length > 0) throw errors[0];
  return answered;
}
