import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, runNode } from './steps/run.mjs';

const right = `
interface Queries { query<T>(text: string, params?: readonly unknown[]): Promise<T[]> }
interface Holiday { readonly calendar: 'EQUITY' | 'DEBT'; readonly day: string }

const columns = (alias: string) => \`\${alias}.calendar, \${alias}.day\`;

export const findHolidays = (queries: Queries) =>
  queries.query<Holiday>(\`select \${columns('h')} from holiday h\`);

export async function findNext(queries: Queries, filter: { readonly calendar: string | null }) {
  const [found] = await queries.query<{ day: string | null; many: number; sum: string; days: string[] }>(
    \`select max(h.day) as day, count(*)::int4 as many, count(*) as sum, array_agg(h.day) as days from holiday h
      \${filter.calendar === null ? '' : 'where h.calendar = $1'}\`,
  );
  if (found?.day == null) return [];
  return queries.query<Holiday>('select calendar, day from holiday where day > $1', [found.day]);
}

export async function stage(queries: Queries) {
  await queries.query('create temp table coming (day date, amount numeric not null) on commit drop');
  return queries.query<{ amount: string }>('select amount from coming where day is not null');
}
`;
const wrong = `
interface Queries { query<T>(text: string, params?: readonly unknown[]): Promise<T[]> }
type Of<Row> = Promise<Row[]>;

export const lacks = (queries: Queries) => queries.query<{ name: string }>('select day from holiday');
export const misnames = (queries: Queries) => queries.query<{ dayOff: string }>('select day_off as "dayOff" from holiday');
export const mistypes = (queries: Queries) =>
  queries.query<{ many: number }>('select count(*) as many from holiday');
export const isTooSure = (queries: Queries) =>
  queries.query<{ birth: string }>('select birth_date as birth from investor');
export const isInferred = (queries: Queries): Of<{ day: number }> => queries.query('select day from holiday');
export async function isBehind(queries: Queries, filter: { readonly day: string | null }) {
  if (filter.day === null) return [];
  const rows = await queries.query<{ day: string }>('select day from holiday');
  return rows.length === 0 ? [] : queries.query<{ day: boolean }>('select day from holiday where day = $1', [filter.day]);
}
const never = (queries: Queries) => queries.query('select 1');
export const isUnused = never.name;
`;

let home;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'statements-'));
  const app = join(home, 'apps', 'planted');
  mkdirSync(app, { recursive: true });
  const compilerOptions = { strict: true, lib: ['esnext'], module: 'esnext', noEmit: true };
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  writeFileSync(join(app, 'right.repository.ts'), right);
  writeFileSync(join(app, 'wrong.repository.ts'), wrong);
});
afterAll(() => rmSync(home, { recursive: true }));

it('describes every statement, and finds the row types that are not what it answers', async () => {
  const check = join(root, 'scripts', 'types', 'statements.mjs');
  const { output } = await runNode([check, home, 'apps/planted'], { quiet: true });
  const at = (text) =>
    `apps/planted/wrong.repository.ts:${wrong.split('\n').findIndex((line) => line.includes(text)) + 1}`;
  expect(output.trim().split('\n')).toEqual([
    `${at('lacks')}: name is no column of the statement`,
    `${at('lacks')}: nobody reads the column day`,
    `${at('misnames')}: column "day_off" does not exist`,
    `${at('as many')}: many is number, and comes as text`,
    `${at('as birth')}: birth may be null`,
    `${at('isInferred')}: day is number, and comes as text`,
    `${at('day: boolean')}: day is boolean, and comes as text`,
    `${at('never =')}: no call of what the repositories export reaches this`,
    '13 statements, 11 of them with columns',
  ]);
});
