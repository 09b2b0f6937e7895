import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { accountTexts } from '@hub/contract/statements/account-texts';
import { holdingTexts, kycTexts, periodText } from '@hub/contract/statements/statement-texts';
import { unitsOf } from '@hub/domain';
import { isHuf } from '@hub/domain/tax-status/tax-status-demands';
import type { DocumentPart } from '../../../documents/document.ts';
import { date, factsOf, personFacts, plainRupees, price, rupees, units } from '../scope/statement-words.ts';
import { mixPart, type SchemeClasses } from './account-mix.ts';
import type { AccountScheme } from './account-scheme.ts';

type Folio = AccountStatement['folios'][number];

export const accountTitle = accountTexts.title;

/** Handbook §3.6: whose it is, what is held, what is not known, then folio by folio every transaction. */
export function accountParts(
  statement: AccountStatement,
  classes: SchemeClasses,
  addressOf: (investorId: string) => string | null,
): DocumentPart[] {
  const { people, distributor, folios, doubts } = statement;
  return [
    ...people.map(
      (person, at): DocumentPart => ({
        kind: 'facts',
        facts: [
          ...(at === 0
            ? factsOf(
                [accountTexts.period, periodText(statement)],
                [accountTexts.distributor, `${distributor.name}, ${distributor.arn}`],
              )
            : []),
          ...personFacts(person),
          ...factsOf([accountTexts.address, addressOf(person.id)]),
        ],
      }),
    ),
    ...(folios.length === 0
      ? [nothingHeld(statement)]
      : [summary(statement), ...mixPart(statement, classes), holdings(statement)]),
    ...doubtParts(doubts),
    ...folios.flatMap((folio) => folioParts(folio, statement)),
  ];
}

const summary = ({ totals, to, hasRows }: AccountStatement): DocumentPart => ({
  kind: 'summary',
  figures: factsOf(
    [accountTexts.valueOn(date(to)), rupees(totals.value)],
    [accountTexts.invested, rupees(totals.cost)],
    [accountTexts.paidIn, hasRows ? rupees(totals.paidIn) : null],
    [accountTexts.takenOut, hasRows ? rupees(totals.takenOut) : null],
  ),
});

const nothingHeld = (statement: AccountStatement): DocumentPart => ({
  kind: 'paragraph',
  text: whyEmpty(statement),
});

/** Of a statement without any folio. */
export const whyEmpty = ({ firstOn, to }: Pick<AccountStatement, 'firstOn' | 'to'>): string =>
  firstOn === null
    ? accountTexts.noTransactions
    : firstOn > to
      ? accountTexts.beforeFirst(date(firstOn))
      : accountTexts.nothingHere;

export const doubtParts = (doubts: AccountStatement['doubts']): DocumentPart[] =>
  doubts.length === 0
    ? []
    : [
        {
          kind: 'table',
          heading: accountTexts.doubts,
          columns: [
            { header: accountTexts.folio, kind: 'text', width: 16 },
            { header: accountTexts.scheme, kind: 'text', width: 30 },
            { header: accountTexts.what, kind: 'text', width: 54 },
          ],
          rows: doubts.map(({ folioNo, scheme, text }) => [folioNo, scheme ?? '', text]),
        },
      ];

/** What was sold out has its transactions below, and no line here. */
export const isHeld = ({ closing }: AccountScheme): boolean => unitsOf(closing.units) !== 0n;

const holdings = ({ folios, totals, to }: AccountStatement): DocumentPart => ({
  kind: 'table',
  heading: accountTexts.heldOn(date(to)),
  columns: [
    { header: accountTexts.scheme, kind: 'text', width: 34 },
    { header: accountTexts.folio, kind: 'text', width: 14 },
    { header: accountTexts.units, kind: 'figure', width: 14 },
    { header: accountTexts.navOf, kind: 'date', width: 13 },
    { header: accountTexts.nav, kind: 'figure', width: 12 },
    { header: accountTexts.cost, kind: 'figure', width: 16 },
    { header: accountTexts.value, kind: 'figure', width: 16 },
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
          closing.value === null ? accountTexts.notAvailable : plainRupees(closing.value),
        ]),
    ),
    [accountTexts.total, '', '', '', '', plainRupees(totals.cost), plainRupees(totals.value)],
  ],
});

function folioParts(folio: Folio, statement: AccountStatement): DocumentPart[] {
  const { holders, guardian, nominees, banks } = folio;
  return [
    {
      kind: 'facts',
      heading: accountTexts.folioOf(folio.folioNo),
      facts: factsOf(
        [accountTexts.registrar, folio.rta],
        [accountTexts.modeOfHolding, holdingTexts[folio.holding]],
        [
          accountTexts.holders,
          holders
            .map(({ name, maskedPan, kyc }) =>
              [
                name,
                maskedPan && accountTexts.panIs(maskedPan),
                accountTexts.kycIs(kycTexts[kyc].toLowerCase()),
              ]
                .filter(Boolean)
                .join(', '),
            )
            .join('\n'),
        ],
        [
          isHuf(folio.taxStatus) ? accountTexts.karta : accountTexts.guardian,
          guardian &&
            [guardian.name, guardian.maskedPan && accountTexts.panIs(guardian.maskedPan)]
              .filter(Boolean)
              .join(', '),
        ],
        [
          accountTexts.nominees,
          nominees
            .map(({ name, relation, share }) =>
              [name, relation, share && `${share}%`].filter(Boolean).join(', '),
            )
            .join('\n') || accountTexts.none,
        ],
        [
          accountTexts.bank,
          banks.map(({ bank, maskedAccount }) => `${bank} ${maskedAccount}`.trim()).join('\n'),
        ],
        [accountTexts.openedOn, date(folio.openedOn)],
      ),
    },
    ...(statement.hasRows ? folio.schemes.map((scheme) => transactions(scheme, statement)) : []),
  ];
}

const transactions = (scheme: AccountScheme, { distributor, from, to }: AccountStatement): DocumentPart => {
  const { rows, closing } = scheme;
  const present = [
    scheme.isin && accountTexts.isinIs(scheme.isin),
    scheme.rtaCode && accountTexts.registrarsCodeIs(scheme.rtaCode),
    distributor.arn,
  ].filter(Boolean);
  return {
    kind: 'table',
    heading: scheme.name,
    note: present.join(' · '),
    columns: [
      { header: accountTexts.date, kind: 'date', width: 13 },
      { header: accountTexts.transaction, kind: 'text', width: 34 },
      { header: accountTexts.amount, kind: 'figure', width: 17 },
      { header: accountTexts.units, kind: 'figure', width: 15 },
      { header: accountTexts.nav, kind: 'figure', width: 13 },
      { header: accountTexts.unitBalance, kind: 'figure', width: 16 },
    ],
    rows: [
      [date(from), accountTexts.openingUnits, '', '', '', units(scheme.openingUnits)],
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
    accountTexts.closingUnits,
    nav && accountTexts.navOn(date(nav.day)),
    accountTexts.costIs(rupees(cost)),
    value === null ? accountTexts.valueUnknown : accountTexts.valueIs(rupees(value)),
  ]
    .filter(Boolean)
    .join(', ');
