import { afterAll, inject } from 'vitest';
import { processorSeconds } from './processes.mjs';

/*
 * A setup file of Vitest, run before each test file: what the file costs the processor, its imports included. Of a
 * server that several workers share each bears its part.
 */
const shared = inject('sharedProcess');
const count = () => processorSeconds() + (shared ? processorSeconds(shared.pid) / shared.workers : 0);
const before = processorSeconds() === null ? null : count();
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads what is needed from this pattern
afterAll(({}, file) => {
  if (before !== null) file.meta.processor = count() - before;
});
