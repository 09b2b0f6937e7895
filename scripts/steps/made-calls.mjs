import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The forty calls of ADR 10: each with whether a screen makes it or the table says why none does. */
export function decidedCalls() {
  const record = readFileSync(join(root, 'docs/adr/0010-the-calls-the-app-makes.md'), 'utf8');
  return record.split('\n').flatMap((line) => {
    const [, name, by] = /^\| `([^`]+)` \| ?([^|]*?) ?\| ?[^|]*\|$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, isMade: by !== '' }];
  });
}

/** `POST /{disapi}/api/Switch/DistributorSwitchTrxDet` is `Switch/DistributorSwitchTrxDet` there. */
export const isCall = (name, key) => key.endsWith(`/${name}`);

/** The calls of the spec that nobody made and that have no reason. */
export const unexplained = (specKeys, made, decided) =>
  specKeys.filter(
    (key) => !made.has(key) && !decided.some(({ name, isMade }) => !isMade && isCall(name, key)),
  );
