import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import { subjectOf } from '@hub/contract/acts/act-subject';
import { closeScheme, mergeScheme, planNfo, reopenScheme } from '@hub/contract/reference/scheme-master-acts';
import { schemeMasterTexts as texts } from '@hub/contract/reference/scheme-master-texts';
import { businessDays, formatDate, formatUnits, navOf, todayInIndia, unitsOf } from '@hub/domain';
import { allotBy, isNfoTooLong, mergedUnits } from '@hub/domain/scheme-master/scheme-events';
import { type ActContext, type AnyAct, act } from '../../../acts/act.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { findHolidays } from '../calendar/calendar.repository.ts';
import { addFacts, lockScheme, setOpen } from './master.repository.ts';

const { faults, effects, sentences, names, isOpen: openWords } = texts;

const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

async function schemeOf(tx: Tx, code: string, field = 'code') {
  const row = await lockScheme(tx, code);
  if (row === null) throw refusedAt(field, faults.unknownScheme);
  if (row.mergedInto !== null) throw refusedAt(field, faults.merged);
  return row;
}

function dayToCome({ clock }: ActContext, field: string, text: string): Temporal.PlainDate {
  let day: Temporal.PlainDate;
  try {
    day = Temporal.PlainDate.from(text);
  } catch {
    throw refusedAt(field, faults.day);
  }
  if (Temporal.PlainDate.compare(day, todayInIndia(clock.now())) < 0) throw refusedAt(field, faults.past);
  return day;
}

const aboutScheme = ({ code, name }: { readonly code: string; readonly name: string }) => ({
  subject: subjectOf('scheme', code),
  subjectName: name,
});

/** What a thousand units would become today; nothing while a NAV is missing. */
function unitsToday(
  row: { readonly nav: string | null },
  survivor: { readonly nav: string | null; readonly name: string },
): readonly string[] {
  if (row.nav === null || survivor.nav === null || navOf(survivor.nav) <= 0n) return [];
  const units = mergedUnits(unitsOf('1000'), navOf(row.nav), navOf(survivor.nav));
  return [effects.units(formatUnits(units), survivor.name)];
}

const openAct = (
  declaration: ActDeclaration<{ code: string }>,
  isOpen: boolean,
  sentence: (name: string) => string,
): AnyAct =>
  act({
    declaration,
    async preview(_, tx, { code }) {
      const row = await schemeOf(tx, code);
      if (row.isOpen === isOpen) throw refusedAt('code', isOpen ? faults.isOpen : faults.isClosed);
      return {
        ...aboutScheme(row),
        sentence: sentence(row.name),
        changes: [{ what: names.isOpen, before: openWords[`${row.isOpen}`], after: openWords[`${isOpen}`] }],
        effects: isOpen ? [] : [effects.noNewMoney],
      };
    },
    run: (_, tx, { code }) => setOpen(tx, code, isOpen),
  });

const merge = act({
  declaration: mergeScheme,
  async preview(context, tx, { code, into, on }) {
    if (code === into) throw refusedAt('into', faults.self);
    const day = dayToCome(context, 'on', on);
    const [row, survivor] = [await schemeOf(tx, code), await schemeOf(tx, into, 'into')];
    if (row.plan !== survivor.plan || row.option !== survivor.option)
      throw refusedAt('into', faults.otherPlan);
    if (!survivor.isOpen) throw refusedAt('into', faults.closedSurvivor);
    return {
      ...aboutScheme(row),
      sentence: sentences.merge(row.name, survivor.name),
      changes: [
        { what: texts.mergedInto, before: '', after: `${survivor.name}, ${formatDate(day)}` },
        { what: names.isOpen, before: openWords[`${row.isOpen}`], after: openWords.false },
      ],
      effects: [
        effects.noNewMoney,
        effects.loadFree,
        effects.holdings(row.holdings),
        ...unitsToday(row, survivor),
      ],
    };
  },
  async run(_, tx, { code, into, on }) {
    await setOpen(tx, code, false);
    await addFacts(tx, [{ code, fact: 'merged-into', from: on, value: into }], 'console');
  },
});

const nfo = act({
  declaration: planNfo,
  async preview(context, tx, { code, opens, closes }) {
    const row = await schemeOf(tx, code);
    const [first, last] = [dayToCome(context, 'opens', opens), dayToCome(context, 'closes', closes)];
    if (Temporal.PlainDate.compare(last, first) < 0) throw refusedAt('closes', faults.wrongOrder);
    if (isNfoTooLong(first, last, /elss/i.test(row.category))) throw refusedAt('closes', faults.tooLong);
    const off = new Set((await findHolidays(tx, 'EQUITY')).keys());
    const shown = (what: string, day: Temporal.PlainDate) => ({ what, before: '', after: formatDate(day) });
    return {
      ...aboutScheme(row),
      sentence: sentences.nfo(row.name),
      changes: [
        shown(texts.nfo2.opens, first),
        shown(texts.nfo2.closes, last),
        shown(texts.nfo2.allotBy, allotBy(last, businessDays(off))),
      ],
    };
  },
  async run(_, tx, { code, opens, closes }) {
    const facts = [
      { code, fact: 'nfo-opens', from: opens, value: opens },
      { code, fact: 'nfo-closes', from: opens, value: closes },
    ];
    await addFacts(tx, facts, 'console');
  },
});

export const schemeActs = [
  openAct(closeScheme, false, sentences.close),
  openAct(reopenScheme, true, sentences.reopen),
  merge,
  nfo,
];
