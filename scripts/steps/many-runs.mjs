// fast-check as the long run has it: every property is tried with four times as many values.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const path = createRequire(import.meta.url).resolve('fast-check');
const real = await import(/* @vite-ignore */ pathToFileURL(path).href);

const assert = (property, options = {}) =>
  real.assert(property, { ...options, numRuns: 4 * (options.numRuns ?? 100) });

export default { ...real.default, assert };
