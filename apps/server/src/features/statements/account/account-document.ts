import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { holdingTexts, kycTexts, periodText } from '@hub/contract/statements/texts';
import { unitsOf } from '@hub/domain';
import type { DocumentPart } from '../../../documents/document.ts';
import { date, factsOf, personFacts, plainRupees, price, rupees, units } from '../scope/statement-words.ts';
import type { AccountScheme } from './account-scheme.ts';

type Folio = AccountStatement['folios'][number];

export const accountTitle = 'Account statement';

/** Handbook §3.6: whose it is, what is held, what is not known, then folio by folio every transaction. */
export function accountParts(statement: AccountStatement): DocumentPart[] {
  const { people, distributor, folios, doubts } = statement;
  return [
    ...people.map(
      (person, at): DocumentPart => ({
        kind: 'facts',
        facts: [
          ...(at === 0
            ? factsOf(
                ['Period', periodText(statement)],
                ['Distributor', `${distributor.name}, ${distributor.arn}`],
              )
            : []),
          ...personFacts(person),
        ],
      }),
    ),
    ...(folios.length === 0 ? [nothingHeld(statement)] : [holdings(statement)]),
    ...doubtParts(doubts),
    ...folios.flatMap((folio) => folioParts(folio, statement)),
  ];
}

const nothingHeld = (statement: AccountStatement): DocumentPart => ({
  kind: 'paragraph',
  text: whyEmpty(statement),
});

/** Of a statement without any folio. */
export const whyEmpty = ({ firstOn, to }: Pick<AccountStatement, 'firstOn' | 'to'>): string =>
  firstOn === null
    ? 'There are no transactions.'
    : firstOn > to
      ? `There is nothing to show: the first transaction is of ${date(firstOn)}.`
      : 'There are no units and no transactions in this period.';

export const doubtParts = (doubts: AccountStatement['doubts']): DocumentPart[] =>
  doubts.length === 0
    ? []
    : [
        {
          kind: 'table',
          heading: 'What does not add up, or is not known',
          columns: [
            { header: 'Folio', kind: 'text', width: 16 },
            { header: 'Scheme', kind: 'text', width: 30 },
            { header: 'What', kind: 'text', width: 54 },
          ],
          rows: doubts.map(({ folioNo, scheme, text }) => [folioNo, scheme ?? '', text]),
        },
      ];

/** What was sold out has its transactions below, and no line here. */
export const isHeld = ({ closing }: AccountScheme): boolean => unitsOf(closing.units) !== 0n;

const holdings = ({ folios, totals, to }: AccountStatement): DocumentPart => ({
  kind: 'table',
  heading: `Held on ${date(to)}`,
  columns: [
    { header: 'Scheme', kind: 'text', width: 34 },
    { header: 'Folio', kind: 'text', width: 14 },
    { header: 'Units', kind: 'figure', width: 14 },
    { header: 'NAV of', kind: 'date', width: 13 },
    { header: 'NAV (₹)', kind: 'figure', width: 12 },
    { header: 'Cost (₹)', kind: 'figure', width: 16 },
    { header: 'Value (₹)', kind: 'figure', width: 16 },
  ],
  rows: [
    ...folios.flatMap(({ folioNo, schemes }) =>
      schemes
        .filter(isHeld)
        .map(({ name, closing }) => [
          name,
          folioNo,
          units(closing.units),
          date(closing.nav?.day ?? null),
          price(closing.nav?.value ?? null),
          plainRupees(closing.cost),
          closing.value === null ? 'Not known' : plainRupees(closing.value),
        ]),
    ),
    ['Total', '', '', '', '', plainRupees(totals.cost), plainRupees(totals.value)],
  ],
});

function folioParts(folio: Folio, statement: AccountStatement): DocumentPart[] {
  const { holders, guardian, nominees, banks } = folio;
  return [
    {
      kind: 'facts',
      heading: `Folio ${folio.folioNo}`,
      facts: factsOf(
        ['Registrar', folio.rta],
        ['Mode of holding', holdingTexts[folio.holding]],
        [
          'Holders',
          holders
            .map(({ name, maskedPan, kyc }) =>
              [name, maskedPan && `PAN ${maskedPan}`, `KYC ${kycTexts[kyc].toLowerCase()}`]
                .filter(Boolean)
                .join(', '),
            )
            .join('\n'),
        ],
        [
          'Guardian',
          guardian &&
            [guardian.name, guardian.maskedPan && `PAN ${guardian.maskedPan}`].filter(Boolean).join(', '),
        ],
        [
          'Nominees',
          nominees
            .map(({ name, relation, share }) =>
              [name, relation, share && `${share} %`].filter(Boolean).join(', '),
            )
            .join('\n') || 'None',
        ],
        ['Bank', banks.map(({ bank, maskedAccount }) => `${bank} ${maskedAccount}`.trim()).join('\n')],
        ['Opened on', date(folio.openedOn)],
      ),
    },
    ...(statement.hasRows ? folio.schemes.map((scheme) => transactions(scheme, statement)) : []),
  ];
}

const transactions = (scheme: AccountScheme, { distributor, from, to }: AccountStatement): DocumentPart => {
  const { rows, closing } = scheme;
  const known = [
    scheme.isin && `ISIN ${scheme.isin}`,
    scheme.rtaCode && `registrar’s code ${scheme.rtaCode}`,
    distributor.arn,
  ].filter(Boolean);
  return {
    kind: 'table',
    heading: scheme.name,
    note: known.join(' · '),
    columns: [
      { header: 'Date', kind: 'date', width: 13 },
      { header: 'Transaction', kind: 'text', width: 34 },
      { header: 'Amount (₹)', kind: 'figure', width: 17 },
      { header: 'Units', kind: 'figure', width: 15 },
      { header: 'NAV (₹)', kind: 'figure', width: 13 },
      { header: 'Unit balance', kind: 'figure', width: 16 },
    ],
    rows: [
      [date(from), 'Opening units', '', '', '', units(scheme.openingUnits)],
      ...rows.map((row) => [
        date(row.day),
        row.text,
        plainRupees(row.amount),
        units(row.units),
        price(row.nav),
        units(row.balance),
      ]),
      [date(to), closingText(scheme), '', '', price(closing.nav?.value ?? null), units(closing.units)],
    ],
  };
};

const closingText = ({ closing: { nav, cost, value } }: AccountScheme): string =>
  [
    'Closing units',
    nav && `NAV of ${date(nav.day)}`,
    `cost ${rupees(cost)}`,
    value === null ? 'value not known' : `value ${rupees(value)}`,
  ]
    .filter(Boolean)
    .join(', ');
