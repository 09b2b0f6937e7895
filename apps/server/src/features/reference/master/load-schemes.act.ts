import { hash } from 'node:crypto';
import type { ActFile } from '@hub/contract/acts/act-file';
import { subjectOf } from '@hub/contract/acts/act-subject';
import type { ActChange } from '@hub/contract/console/act-calls';
import { loadSchemes } from '@hub/contract/reference/scheme-master-acts';
import { schemeMasterTexts as texts } from '@hub/contract/reference/scheme-master-texts';
import { todayInIndia } from '@hub/domain';
import {
  compareSchemes,
  type ExistingScheme,
  type ListedScheme,
  missingFields,
  type SchemeDifference,
  shownFacts,
} from '@hub/domain/scheme-master/compare-schemes';
import { type Act, type ActContext, act } from '../../../acts/act.ts';
import type { Tx } from '../../../db/database.ts';
import type { RowFault } from '../../../sheets/sheet-columns.ts';
import { orRefuse, readSheetFile, refusedFile } from '../../../sheets/sheet-file.ts';
import { addFacts, lockMaster, type NewFact, readMaster, writeMaster } from './master.repository.ts';
import { readSchemeRows } from './read-schemes.ts';
import { fieldText } from './scheme-words.ts';

interface Input {
  readonly file: ActFile;
  readonly unknown: 'add' | 'leave';
}
interface Prepared {
  readonly rows: readonly ListedScheme[];
  found: readonly SchemeDifference[] | null;
}

/** Rows by their AMFI code; one without it is matched by its ISIN. */
function keyed(rows: readonly ListedScheme[], existing: ReadonlyMap<string, ExistingScheme>) {
  const byIsin = new Map<string, string>();
  for (const { code, isin, isinReinvest } of existing.values())
    for (const one of [isin, isinReinvest]) if (one !== null) byIsin.set(one, code);
  return rows.map((row) => ({ ...row, code: row.code ?? byIsin.get(row.isin ?? '') ?? '' }));
}

/** What no row says by itself: a scheme twice, another one's ISIN or code, a new one that lacks a field. */
function faultsOf(
  rows: readonly (ListedScheme & { readonly code: string })[],
  after: ReadonlyMap<string, ExistingScheme>,
  existing: ReadonlyMap<string, ExistingScheme>,
): RowFault[] {
  const faults: RowFault[] = [];
  const lines = new Map<string, number>();
  const owners = new Map<string, string>();
  for (const { code, rta, rtaCode, isin, isinReinvest } of after.values()) {
    for (const key of [`${rta} ${rtaCode}`, isin, isinReinvest])
      if (key !== null && !owners.has(key)) owners.set(key, code);
  }
  for (const row of rows) {
    const fault = (field: string, reason: string) => faults.push({ line: row.line, field, reason });
    const first = lines.get(row.code);
    if (first !== undefined) fault('code', texts.faults.twice(first));
    lines.set(row.code, first ?? row.line);
    if (!existing.has(row.code)) for (const name of missingFields(row)) fault(name, texts.faults.needed);
    const one = after.get(row.code);
    const other = (key: string | null | undefined) => {
      const owner = key ? owners.get(key) : undefined;
      return owner === undefined || owner === row.code ? null : (after.get(owner)?.name ?? owner);
    };
    const [code, isin] = [
      other(one && `${one.rta} ${one.rtaCode}`),
      other(row.isin) ?? other(row.isinReinvest),
    ];
    if (code !== null) fault('rtaCode', texts.faults.codeOfOther(code));
    if (isin !== null) fault('isin', texts.faults.isinOfOther(isin));
  }
  return faults;
}

const SHOWN = 60;

function changesOf(differences: readonly SchemeDifference[]): ActChange[] {
  const added = differences.filter(({ before }) => before === null);
  const changed = differences.filter(({ before }) => before !== null);
  const lines = changed.flatMap(({ before, after, fields }) =>
    fields.map((name) => ({
      ...{ what: texts.what(after.name, texts.names[name as keyof typeof texts.names] ?? name) },
      ...{ before: fieldText(before, name), after: fieldText(after, name) },
    })),
  );
  return [
    { what: texts.counts.added, before: '', after: String(added.length) },
    { what: texts.counts.changed, before: '', after: String(changed.length) },
    ...lines.slice(0, SHOWN),
  ];
}

/** Facts that are new or other than before; what a scheme was called until today stays on record. */
const factsOf = (differences: readonly SchemeDifference[], today: string): NewFact[] =>
  differences.flatMap(({ before, after }) => {
    const note = (fact: string, value: string | undefined, was: string | undefined): NewFact[] =>
      value === undefined || value === was ? [] : [{ code: after.code, fact, from: today, value }];
    return [
      ...shownFacts.flatMap((fact) => note(fact, after.facts[fact], before?.facts[fact])),
      ...note('riskometer', String(after.risk), before === null ? undefined : String(before.risk)),
      ...note('manager', after.manager, before?.manager),
      ...note('benchmark', after.benchmark, before?.benchmark),
      ...note('name', after.name, before?.name),
      ...note('category', after.category, before?.category),
    ];
  });

async function differenceOf(
  { clock }: ActContext,
  tx: Tx,
  { unknown }: Input,
  rows: readonly ListedScheme[],
) {
  const existing = await readMaster(tx, todayInIndia(clock.now()).toString(), shownFacts);
  const all = keyed(rows, existing);
  const listed = unknown === 'add' ? all : all.filter(({ code }) => existing.has(code));
  const differences = compareSchemes(listed, existing);
  const after = new Map(existing);
  for (const one of differences) after.set(one.after.code, one.after);
  const faults = faultsOf(listed, after, existing);
  if (faults.length > 0) throw refusedFile(faults.sort((a, b) => a.line - b.line));
  if (differences.length === 0) throw refusedFile([], texts.faults.nothing);
  return { differences, leftOut: all.length - listed.length };
}

const loadAct: Act<Input, Prepared> = {
  declaration: loadSchemes,
  filesOf: ({ file }) => [file],
  async prepare(context, { file }) {
    const sheet = await readSheetFile(context, file);
    const today = todayInIndia(context.clock.now()).toString();
    const { rows, faults } = await orRefuse(() => readSchemeRows(sheet, today));
    if (faults.length > 0) throw refusedFile(faults);
    if (rows.length === 0) throw refusedFile([], texts.faults.noRows);
    return { rows, found: null };
  },
  async preview(context, tx, input, prepared) {
    await lockMaster(tx);
    const { differences, leftOut } = await differenceOf(context, tx, input, prepared.rows);
    prepared.found = differences;
    const { name } = input.file;
    return {
      subject: subjectOf('list', 'schemes'),
      subjectName: name,
      sentence: texts.sentences.load(name, differences.length),
      changes: changesOf(differences),
      effects: [texts.effects.nothingCloses, ...(leftOut > 0 ? [texts.effects.leftOut(leftOut)] : [])],
      basis: hash('sha256', JSON.stringify(differences)),
      details: { sha256: input.file.sha256 },
    };
  },
  async run({ clock }, tx, { file }, { found }) {
    if (found === null) throw new Error('A load runs after its preview');
    await writeMaster(
      tx,
      found.map(({ after: { facts: _, ...scheme } }) => scheme),
    );
    await addFacts(tx, factsOf(found, todayInIndia(clock.now()).toString()), file.name);
    return { changed: found.length };
  },
};

export const loadSchemesAct = act(loadAct);
