import type { CapitalGainStatement, GainLine } from '@hub/contract/calls/statements/statements';
import { gainTexts } from '@hub/contract/statements/gain-texts';
import {
  gainNote,
  onlyThisBook,
  statementTexts,
  taxClassNames,
  termTexts,
} from '@hub/contract/statements/statement-texts';
import type { DocumentPart } from '../../../documents/document.ts';
import { doubtParts } from '../account/account-document.ts';
import { date, factsOf, personFacts, plainRupees, rupees, units } from '../scope/statement-words.ts';

/** The sums first, then what is not known, then every line, what is on paper, and the law. */
export function gainParts(statement: CapitalGainStatement, pan: string | null): DocumentPart[] {
  const { people, distributor, lines, unrealised, doubts } = statement;
  return [
    { kind: 'paragraph', text: gainNote(statement) },
    ...people.map(
      (person, at): DocumentPart => ({
        kind: 'facts',
        facts: [
          ...(at === 0 ? factsOf([gainTexts.distributor, `${distributor.name}, ${distributor.arn}`]) : []),
          ...personFacts(person, at === 0 ? pan : null),
        ],
      }),
    ),
    ...(lines.length === 0
      ? [{ kind: 'paragraph', text: gainTexts.nothingSold } as const]
      : [summary(statement), sums(statement), slots(statement)]),
    ...allowance(statement),
    ...doubtParts(doubts),
    { kind: 'paragraph', text: onlyThisBook(statement) },
    ...Map.groupBy(lines, ({ folioNo, schemeCode }) => `${folioNo} ${schemeCode}`)
      .values()
      .map(sales),
    ...(unrealised.holdings.length === 0 ? [] : [onPaper(statement)]),
    laws(statement),
  ];
}

const summary = ({ totals }: CapitalGainStatement): DocumentPart => ({
  kind: 'summary',
  figures: factsOf(
    [statementTexts.soldFor, rupees(totals.proceeds)],
    [statementTexts.shortTermGain, rupees(totals.short)],
    [statementTexts.longTermGain, rupees(totals.long)],
  ),
});

const sums = ({ sums: groups, totals }: CapitalGainStatement): DocumentPart => ({
  kind: 'table',
  heading: gainTexts.gainsOfTheYear,
  columns: [
    { header: gainTexts.taxClass, kind: 'text', width: 20 },
    { header: gainTexts.term, kind: 'text', width: 14 },
    { header: gainTexts.rate, kind: 'text', width: 18 },
    { header: gainTexts.saleValue, kind: 'figure', width: 17 },
    { header: gainTexts.costThatCounts, kind: 'figure', width: 17 },
    { header: gainTexts.gain, kind: 'figure', width: 17 },
  ],
  rows: [
    ...groups.map((group) => [
      taxClassNames[group.taxClass],
      termTexts[group.term],
      group.rate,
      plainRupees(group.proceeds),
      plainRupees(group.countedCost),
      plainRupees(group.gain),
    ]),
    [gainTexts.shortTerm, '', '', '', '', plainRupees(totals.short)],
    [gainTexts.longTerm, '', '', '', '', plainRupees(totals.long)],
  ],
});

const slots = ({ slots: parts }: CapitalGainStatement): DocumentPart => ({
  kind: 'table',
  heading: gainTexts.byTheDaysOf,
  columns: [
    { header: gainTexts.soldFrom, kind: 'date', width: 20 },
    { header: gainTexts.to, kind: 'date', width: 20 },
    { header: gainTexts.shortTermRupees, kind: 'figure', width: 30 },
    { header: gainTexts.longTermRupees, kind: 'figure', width: 30 },
  ],
  rows: parts.map(({ from, to, short, long }) => [
    date(from),
    date(to),
    plainRupees(short),
    plainRupees(long),
  ]),
});

const allowance = ({ allowance: one }: CapitalGainStatement): DocumentPart[] =>
  one === null
    ? []
    : [
        {
          kind: 'facts',
          heading: gainTexts.allowance,
          facts: factsOf(
            [gainTexts.allowed, rupees(one.limit)],
            [gainTexts.used, rupees(one.used)],
            [gainTexts.left, rupees(one.left)],
          ),
        },
      ];

const sales = (lines: readonly GainLine[]): DocumentPart => ({
  kind: 'table',
  heading: lines[0]?.scheme ?? '',
  note: gainTexts.folioOf(lines[0]?.folioNo ?? ''),
  columns: [
    { header: gainTexts.soldOn, kind: 'date', width: 13 },
    { header: gainTexts.sale, kind: 'text', width: 13 },
    { header: gainTexts.units, kind: 'figure', width: 14 },
    { header: gainTexts.saleValue, kind: 'figure', width: 16 },
    { header: gainTexts.boughtOn, kind: 'date', width: 13 },
    { header: gainTexts.cost, kind: 'figure', width: 16 },
    { header: gainTexts.counts, kind: 'figure', width: 16 },
    { header: gainTexts.termRate, kind: 'text', width: 17 },
    { header: gainTexts.gain, kind: 'figure', width: 16 },
  ],
  rows: lines.map((line) => [
    date(line.soldOn),
    line.sale,
    units(line.units),
    plainRupees(line.proceeds),
    date(line.boughtOn),
    line.cost === null ? gainTexts.notAvailable : plainRupees(line.cost),
    plainRupees(line.countedCost),
    `${termTexts[line.term]}, ${line.rate}`,
    line.gain === null ? gainTexts.notAvailable : plainRupees(line.gain),
  ]),
});

const onPaper = ({ unrealised: { asOn, holdings, totals } }: CapitalGainStatement): DocumentPart => ({
  kind: 'table',
  heading: gainTexts.onPaperIf(date(asOn)),
  columns: [
    { header: gainTexts.scheme, kind: 'text', width: 34 },
    { header: gainTexts.folio, kind: 'text', width: 14 },
    { header: gainTexts.units, kind: 'figure', width: 14 },
    { header: gainTexts.value, kind: 'figure', width: 16 },
    { header: gainTexts.costThatCounts, kind: 'figure', width: 16 },
    { header: gainTexts.shortTermRupees, kind: 'figure', width: 15 },
    { header: gainTexts.longTermRupees, kind: 'figure', width: 15 },
  ],
  rows: [
    ...holdings.map((held) => [
      held.scheme,
      held.folioNo,
      units(held.units),
      plainRupees(held.value),
      plainRupees(held.countedCost),
      plainRupees(held.short),
      plainRupees(held.long),
    ]),
    [
      gainTexts.total,
      '',
      '',
      plainRupees(totals.value),
      plainRupees(totals.countedCost),
      plainRupees(totals.short),
      plainRupees(totals.long),
    ],
  ],
});

const laws = ({ law }: CapitalGainStatement): DocumentPart => ({
  kind: 'table',
  heading: gainTexts.rules,
  columns: [
    { header: gainTexts.from, kind: 'date', width: 13 },
    { header: gainTexts.rule, kind: 'text', width: 55 },
    { header: gainTexts.source, kind: 'text', width: 32 },
  ],
  rows: law.map(({ from, text, source }) => [date(from), text, source]),
});
