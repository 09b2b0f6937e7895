import { createHash } from 'node:crypto';

/** Beyond that many different texts a connection stops keeping new ones, so generated SQL cannot fill it. */
export const PREPARED_PER_CONNECTION = 400;

const names = new Map<string, string>();

/** What a prepared statement is called: the same text has the same name on every connection. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    if (names.size < 10 * PREPARED_PER_CONNECTION) names.set(text, name);
  }
  return name;
}
