import type { CapitalGainStatement, GainLine } from '@hub/contract/calls/statements/statements';
import { gainNote, onlyThisBook, taxClassNames, termTexts } from '@hub/contract/statements/texts';
import type { DocumentPart } from '../../../documents/document.ts';
import { doubtParts } from '../account/account-document.ts';
import { date, factsOf, personFacts, plainRupees, rupees, units } from '../scope/statement-words.ts';

/** The sums first, then what is not known, then every line, what is on paper, and the law. */
export function gainParts(statement: CapitalGainStatement): DocumentPart[] {
  const { people, distributor, lines, unrealised, doubts } = statement;
  return [
    { kind: 'paragraph', text: gainNote(statement) },
    ...people.map(
      (person, at): DocumentPart => ({
        kind: 'facts',
        facts: [
          ...(at === 0 ? factsOf(['Distributor', `${distributor.name}, ${distributor.arn}`]) : []),
          ...personFacts(person),
        ],
      }),
    ),
    ...(lines.length === 0
      ? [{ kind: 'paragraph', text: 'Nothing was sold in this year.' } as const]
      : [sums(statement), slots(statement)]),
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

const sums = ({ sums: groups, totals }: CapitalGainStatement): DocumentPart => ({
  kind: 'table',
  heading: 'Gains of the year',
  columns: [
    { header: 'Tax class', kind: 'text', width: 20 },
    { header: 'Term', kind: 'text', width: 14 },
    { header: 'Rate', kind: 'text', width: 18 },
    { header: 'Sale value (₹)', kind: 'figure', width: 17 },
    { header: 'Cost that counts (₹)', kind: 'figure', width: 17 },
    { header: 'Gain (₹)', kind: 'figure', width: 17 },
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
    ['Short-term', '', '', '', '', plainRupees(totals.short)],
    ['Long-term', '', '', '', '', plainRupees(totals.long)],
  ],
});

const slots = ({ slots: parts }: CapitalGainStatement): DocumentPart => ({
  kind: 'table',
  heading: 'By the days of advance tax',
  columns: [
    { header: 'Sold from', kind: 'date', width: 20 },
    { header: 'To', kind: 'date', width: 20 },
    { header: 'Short-term (₹)', kind: 'figure', width: 30 },
    { header: 'Long-term (₹)', kind: 'figure', width: 30 },
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
          heading: 'Long-term gains of equity that stay untaxed in the year',
          facts: factsOf(
            ['Allowed', rupees(one.limit)],
            ['Used, as far as this book knows', rupees(one.used)],
            ['Left', rupees(one.left)],
          ),
        },
      ];

const sales = (lines: readonly GainLine[]): DocumentPart => ({
  kind: 'table',
  heading: lines[0]?.scheme ?? '',
  note: `Folio ${lines[0]?.folioNo ?? ''}`,
  columns: [
    { header: 'Sold on', kind: 'date', width: 13 },
    { header: 'Sale', kind: 'text', width: 13 },
    { header: 'Units', kind: 'figure', width: 14 },
    { header: 'Sale value (₹)', kind: 'figure', width: 16 },
    { header: 'Bought on', kind: 'date', width: 13 },
    { header: 'Cost (₹)', kind: 'figure', width: 16 },
    { header: 'Counts (₹)', kind: 'figure', width: 16 },
    { header: 'Term, rate', kind: 'text', width: 17 },
    { header: 'Gain (₹)', kind: 'figure', width: 16 },
  ],
  rows: lines.map((line) => [
    date(line.soldOn),
    line.sale,
    units(line.units),
    plainRupees(line.proceeds),
    date(line.boughtOn),
    line.cost === null ? 'Not known' : plainRupees(line.cost),
    plainRupees(line.countedCost),
    `${termTexts[line.term]}, ${line.rate}`,
    line.gain === null ? 'Not known' : plainRupees(line.gain),
  ]),
});

const onPaper = ({ unrealised: { asOn, holdings, totals } }: CapitalGainStatement): DocumentPart => ({
  kind: 'table',
  heading: `On paper on ${date(asOn)}, if all were sold that day, before load`,
  columns: [
    { header: 'Scheme', kind: 'text', width: 34 },
    { header: 'Folio', kind: 'text', width: 14 },
    { header: 'Units', kind: 'figure', width: 14 },
    { header: 'Value (₹)', kind: 'figure', width: 16 },
    { header: 'Cost that counts (₹)', kind: 'figure', width: 16 },
    { header: 'Short-term (₹)', kind: 'figure', width: 15 },
    { header: 'Long-term (₹)', kind: 'figure', width: 15 },
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
      'Total',
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
  heading: 'The rules these figures follow',
  columns: [
    { header: 'From', kind: 'date', width: 13 },
    { header: 'Rule', kind: 'text', width: 55 },
    { header: 'Source', kind: 'text', width: 32 },
  ],
  rows: law.map(({ from, text, source }) => [date(from), text, source]),
});
