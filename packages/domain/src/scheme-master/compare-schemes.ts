import type { TaxClass } from '../holdings/tax/tax-class.ts';
import type { ExitLoadJson } from '../schemes/read-exit-loads.ts';
import type { SchemeRulesJson } from '../schemes/read-scheme-rules.ts';
import type { AssetClass } from '../schemes/scheme-classes.ts';

/** A scheme as the asset manager lays it down. */
export interface MasterScheme {
  readonly code: string;
  readonly fund: string;
  readonly name: string;
  readonly plan: 'REGULAR' | 'DIRECT';
  readonly option: 'GROWTH' | 'IDCW';
  readonly rta: 'CAMS' | 'KFIN';
  readonly rtaCode: string;
  readonly isin: string | null;
  readonly isinReinvest: string | null;
  readonly assetClass: AssetClass;
  readonly category: string;
  readonly taxClass: TaxClass | null;
  readonly cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
  readonly risk: number;
  readonly benchmark: string;
  readonly manager: string;
  readonly launchedOn: string;
  readonly lockInMonths: number;
  readonly rules: SchemeRulesJson;
  readonly loads: readonly ExitLoadJson[];
  readonly isOpen: boolean;
}

/** Facts that are shown and never decide: each with the day from which it holds. */
export const shownFacts = ['benchmark-2', 'ter', 'factsheet', 'sid', 'kim'] as const;
export type ShownFact = (typeof shownFacts)[number];

/** What a file says of a scheme; what it does not say is left out and stays. */
export interface ListedScheme extends Partial<MasterScheme> {
  readonly line: number;
  readonly facts: Readonly<Partial<Record<ShownFact, string>>>;
}

export interface ExistingScheme extends MasterScheme {
  readonly facts: Readonly<Partial<Record<ShownFact, string>>>;
}

export interface SchemeDifference {
  readonly line: number;
  readonly before: ExistingScheme | null;
  readonly after: ExistingScheme;
  /** Fields and facts that differ. */
  readonly fields: readonly string[];
}

const needed = [
  ...(['code', 'fund', 'name', 'plan', 'option', 'rta', 'rtaCode', 'assetClass', 'category'] as const),
  ...(['risk', 'benchmark', 'manager', 'launchedOn'] as const),
];

/** What a scheme that is new cannot be without. */
export const missingFields = (listed: ListedScheme): readonly string[] =>
  needed.filter((name) => listed[name] === undefined);

const usualCutOff = (assetClass: AssetClass | undefined, category = ''): MasterScheme['cutoff'] =>
  /overnight/i.test(category) ? 'OVERNIGHT' : assetClass === 'LIQUID' ? 'LIQUID' : 'OTHER';

/** Written as JSON with sorted keys: what PostgreSQL gives back has another order. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

function mergedRules(before: SchemeRulesJson, said: SchemeRulesJson | undefined): SchemeRulesJson {
  const rules: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(said ?? {})) {
    const was = rules[name];
    const isBoth = typeof value === 'object' && value !== null && typeof was === 'object' && was !== null;
    rules[name] = isBoth ? { ...was, ...value } : value;
  }
  return rules as SchemeRulesJson;
}

/** A load from a later day is added; one from the same day takes the place of what stood there. */
const mergedLoads = (before: readonly ExitLoadJson[], said: readonly ExitLoadJson[] = []): ExitLoadJson[] =>
  [...before.filter(({ from }) => said.every((one) => one.from !== from)), ...said].sort((one, other) =>
    one.from < other.from ? -1 : 1,
  );

const blank = {
  ...{ isin: null, isinReinvest: null, taxClass: null, lockInMonths: 0, rules: {}, loads: [], isOpen: true },
} as const;

function after({ line: _, facts, ...said }: ListedScheme, before: ExistingScheme | null): ExistingScheme {
  const base = before ?? { ...blank, cutoff: usualCutOff(said.assetClass, said.category), facts: {} };
  return {
    ...base,
    ...said,
    rules: mergedRules(base.rules, said.rules),
    loads: mergedLoads(base.loads, said.loads),
    facts: { ...base.facts, ...facts },
  } as ExistingScheme;
}

/** What changes of each scheme that a file names. Nothing is said of one that it lacks: absence closes nobody. */
export function compareSchemes(
  listed: readonly ListedScheme[],
  existing: ReadonlyMap<string, ExistingScheme>,
): SchemeDifference[] {
  return listed.flatMap((one) => {
    const before = existing.get(one.code ?? '') ?? null;
    const next = after(one, before);
    const fields = (Object.keys(next) as (keyof ExistingScheme)[]).filter(
      (name) => before === null || written(before[name]) !== written(next[name]),
    );
    return fields.length === 0 ? [] : [{ line: one.line, before, after: next, fields }];
  });
}
