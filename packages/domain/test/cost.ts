/** The least of several tries, in milliseconds: what else the machine does only ever adds to it. */
function leastTime(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 15; tries += 1) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/**
 * By what power of the size the cost grows, from a size doubled three times: 1 where it is in step with it, 2 where it
 * grows with its square. Compare it with 1.6: no busy machine makes one look like the other.
 */
export function costPower(run: (size: number) => unknown, size: number): number {
  run(size);
  const once = leastTime(() => run(size));
  const eightTimes = leastTime(() => run(8 * size));
  return Math.log2(eightTimes / once) / 3;
}
