import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/**
 * What a check says of these texts, '' for nothing. Texts that passed it before are not looked at again: it is for
 * checks that cost seconds.
 */
export async function unlessSeen(name, texts, check, cache = join(root, '.cache', 'checks')) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  const key = hash.digest('hex');
  const file = join(cache, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === key) return '';
  const wrong = await check();
  if (wrong === '') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, key);
  }
  return wrong;
}
