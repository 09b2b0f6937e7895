import { schemeMasterTexts } from '@hub/contract/reference/scheme-master-texts';
import { isUrl, parseMoney, type SchemeRulesJson, writeMoney } from '@hub/domain';
import { type TaxClass, taxClasses } from '@hub/domain/holdings/tax/tax-class';
import type { ListedScheme, ShownFact } from '@hub/domain/scheme-master/compare-schemes';
import { isIsin, splitIsins } from '@hub/domain/scheme-master/isins';
import { readSlabs } from '@hub/domain/scheme-master/load-slabs';
import {
  assetClassOf,
  contradictsPlan,
  cutOffOfWord,
  flagOf,
  optionOf,
  planOf,
  riskOf,
  rtaOfWord,
} from '@hub/domain/scheme-master/scheme-words';
import type { Sheet } from '../../../sheets/read-sheet.ts';
import { cellDay, cellText, cellWord } from '../../../sheets/sheet-cells.ts';
import { CellFault, type Cells, openColumns, type RowFault } from '../../../sheets/sheet-columns.ts';
import { schemeColumns } from './scheme-columns.ts';

const { faults: texts } = schemeMasterTexts;

type Column = keyof typeof schemeColumns;
type SchemeCells = Cells<typeof schemeColumns>;

const said = (cells: SchemeCells, name: Column): string => cellText(cells(name), name);
const word = <Word>(
  cells: SchemeCells,
  name: Column,
  existing: (text: string) => Word | null,
): Word | undefined => cellWord(said(cells, name), name, existing, texts.word) ?? undefined;
const filled = (cells: SchemeCells, name: Column): string | undefined => said(cells, name) || undefined;

function held(
  cells: SchemeCells,
  name: Column,
  form: RegExp,
  wrong: (typed: string) => string,
): string | undefined {
  const text = said(cells, name);
  if (text === '') return undefined;
  if (!form.test(text)) throw new CellFault(name, wrong(text.slice(0, 40)));
  return text;
}

function amount(cells: SchemeCells, name: Column): string | undefined {
  const text = said(cells, name).replaceAll(',', '');
  if (text === '') return undefined;
  const money = parseMoney(text);
  if (money === null || money < 0n) throw new CellFault(name, texts.amount(text.slice(0, 40)));
  return writeMoney(money);
}

function isinsOf(cells: SchemeCells): Pick<ListedScheme, 'isin' | 'isinReinvest'> {
  const joined = said(cells, 'isins');
  if (joined !== '') {
    const both = splitIsins(joined);
    if (both === null) throw new CellFault('isins', texts.isin(joined.slice(0, 40)));
    return both.isin === null ? {} : both;
  }
  const one = (name: 'isin' | 'isinReinvest') => {
    const text = said(cells, name).toUpperCase();
    if (text !== '' && !isIsin(text)) throw new CellFault(name, texts.isin(text.slice(0, 40)));
    return text || undefined;
  };
  const [isin, isinReinvest] = [one('isin'), one('isinReinvest')];
  return { ...(isin && { isin }), ...(isinReinvest && { isinReinvest }) };
}

/** Only what the file has; a pair of minimum and multiple stays together. */
function rulesOf(cells: SchemeCells): SchemeRulesJson {
  const limits = (min: Column, multiple: Column | null) => {
    const [least, step] = [amount(cells, min), multiple === null ? undefined : amount(cells, multiple)];
    return { ...(least && { min: least }), ...(step && { multiple: step }) };
  };
  const all = {
    fresh: limits('freshMin', 'freshMultiple'),
    additional: limits('additionalMin', 'additionalMultiple'),
    redemption: limits('redemptionMin', null),
    switch: limits('switchMin', null),
  };
  const leastBalance = amount(cells, 'leastBalance');
  const [takesSwitch, takesStp] = [word(cells, 'takesSwitch', flagOf), word(cells, 'takesStp', flagOf)];
  return {
    ...Object.fromEntries(Object.entries(all).filter(([, rule]) => 'min' in rule || 'multiple' in rule)),
    ...(leastBalance && { leastBalance }),
    ...(takesSwitch !== undefined && { takesSwitch }),
    ...(takesStp !== undefined && { takesStp }),
  };
}

const slabFaults = { form: texts.loadForm, overlap: texts.loadOverlap, gap: texts.loadGap };
const percent = /^\d{1,2}(?:\.\d{1,4})?$/;

function loadsOf(cells: SchemeCells, today: string): Pick<ListedScheme, 'loads'> {
  const typed = said(cells, 'exitLoad');
  if (typed === '') return {};
  const slabs = readSlabs(typed);
  if (typeof slabs === 'string') throw new CellFault('exitLoad', slabFaults[slabs]);
  const freePercent = held(cells, 'loadFree', percent, texts.percent);
  const from = cellDay(said(cells, 'loadFrom'), 'loadFrom') ?? today;
  return { loads: [{ from, slabs, ...(freePercent && { freePercent }) }] };
}

function factsOf(cells: SchemeCells): ListedScheme['facts'] {
  const facts: Partial<Record<ShownFact, string>> = {};
  const link = (name: 'factsheet' | 'sid' | 'kim') => {
    const text = said(cells, name);
    if (text !== '' && !isUrl(text)) throw new CellFault(name, texts.link);
    if (text !== '') facts[name] = text;
  };
  link('factsheet');
  link('sid');
  link('kim');
  const ter = held(cells, 'ter', percent, texts.percent);
  if (ter !== undefined) facts.ter = ter;
  const second = filled(cells, 'benchmark2');
  if (second !== undefined) facts['benchmark-2'] = second;
  return facts;
}

const taxClassOf = (text: string): TaxClass | null =>
  taxClasses.find((one) => one === text.toLowerCase().replace(/\s+/g, '-')) ?? null;

const withoutGaps = <T extends object>(all: T): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;

const schemeRow =
  (today: string) =>
  (cells: SchemeCells, line: number): ListedScheme => {
    const months = held(cells, 'lockInMonths', /^\d{1,3}$/, texts.number);
    const [name, plan] = [filled(cells, 'name'), word(cells, 'plan', planOf)];
    if (name !== undefined && plan !== undefined && contradictsPlan(name, plan))
      throw new CellFault('plan', texts.contradicts);
    const rules = rulesOf(cells);
    const listed = {
      line,
      facts: factsOf(cells),
      code: held(cells, 'code', /^\d{6}$/, texts.code),
      fund: filled(cells, 'fund'),
      ...{ name, plan },
      option: word(cells, 'option', optionOf),
      rta: word(cells, 'rta', rtaOfWord),
      rtaCode: filled(cells, 'rtaCode')?.toUpperCase(),
      ...isinsOf(cells),
      assetClass: word(cells, 'assetClass', assetClassOf),
      category: filled(cells, 'category'),
      taxClass: word(cells, 'taxClass', taxClassOf),
      cutoff: word(cells, 'cutoff', cutOffOfWord),
      risk: word(cells, 'risk', riskOf),
      benchmark: filled(cells, 'benchmark'),
      manager: filled(cells, 'manager'),
      launchedOn: cellDay(said(cells, 'launchedOn'), 'launchedOn') ?? undefined,
      lockInMonths: months === undefined ? undefined : Number(months),
      rules: Object.keys(rules).length === 0 ? undefined : rules,
      ...loadsOf(cells, today),
      isOpen: word(cells, 'isOpen', flagOf),
    };
    if (listed.code === undefined && listed.isin === undefined) throw new CellFault('code', texts.noKey);
    return withoutGaps(listed) as unknown as ListedScheme;
  };

/** Every row of a file, whichever of them it is, and what is wrong with those that are. */
export const readSchemeRows = (
  sheet: Sheet,
  today: string,
): { readonly rows: ListedScheme[]; readonly faults: RowFault[] } =>
  openColumns(sheet, schemeColumns, [['code', 'isin', 'isins']]).rows(schemeRow(today));
