/** Says what came of a comparison; one outside its bound fails the bench. */
export function judge(name: string, text: string, holds: boolean): void {
  console.log(`  ${name}: ${text}${holds ? '' : '  <-- outside its bound'}`);
  if (!holds) process.exitCode = 1;
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
