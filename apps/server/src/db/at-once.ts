/**
 * Statements of one transaction that are asked for together, so that none waits for the answer to the one before. Waits
 * for all of them also when one fails: what is still on its way must not arrive after the rollback. The first that
 * failed is the reason; those behind it only say that there was one.
 */
export async function atOnce<const Requested extends readonly unknown[]>(
  requested: Requested,
): Promise<{ -readonly [At in keyof Requested]: Awaited<Requested[At]> }> {
  const settled = await Promise.allSettled(requested);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as {
    -readonly [At in keyof Requested]: Awaited<Requested[At]>;
  };
}
