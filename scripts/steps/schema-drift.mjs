// Whether the migrations make what the schema says, told from drizzle's own snapshot of the last migration. Offline,
// without a database. Run as a program it prints what the next migration would hold.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

/** The statements that would bring the snapshot to the schema; none when they agree. */
export const driftOf = (schema, snapshot) =>
  generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id));

export function lastSnapshot(migrations) {
  const meta = join(migrations, 'meta');
  const name = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(join(meta, name), 'utf8'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , schemaFile, migrations] = process.argv;
  const schema = await import(pathToFileURL(schemaFile).href);
  for (const statement of await driftOf(schema, lastSnapshot(migrations))) console.log(statement);
}
