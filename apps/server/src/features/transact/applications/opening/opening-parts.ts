import type { OpeningShown } from '@hub/contract/calls/confirmation/opening';
import { channelTexts } from '@hub/contract/mandates/mandate-texts';
import { openingTexts } from '@hub/contract/openings/opening-texts';
import { dayText, maskContact, maskNumber, rupeesText, type TaxStatusCode, taxStatusName } from '@hub/domain';
import { grossIncomes, occupations, wealthSources } from '@hub/domain/applications/application-codes';
import type { FatcaDraft } from '@hub/domain/applications/application-draft';
import { isHuf, taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { countries } from '../../../reference/reference.public.ts';
import type { Opening } from '../../orders/opening.ts';
import type { ApplicationRow } from '../application.repository.ts';
import { readFatca } from '../fatca.service.ts';
import type { ClientInBook } from './opening.repository.ts';

interface OpenedApplication extends Pick<ApplicationRow, 'draft'> {
  readonly folioNo: string;
  readonly opening: Opening;
  /** What the book has of this client already, and keeps. */
  readonly client: ClientInBook | null;
}

type Part = OpeningShown['parts'][number];
type Declaration = OpeningShown['declarations'][number];
type Nominee = {
  readonly name: string;
  readonly relation: string;
  readonly share: number;
  readonly birthDate?: string;
  readonly guardian?: string;
};

const words = openingTexts;
const filled = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.filter((line): line is string => line !== null && line !== undefined && line !== '');
const joined = (parts: readonly (string | null | undefined)[], between = ' · '): string =>
  filled(parts).join(between);
const bornText = (day: string | null): string | null => (day === null ? null : words.born(dayText(day)));

const demandsOf = ({ opening }: OpenedApplication) =>
  taxStatusDemands[opening.folio.taxStatus as TaxStatusCode];

const countryName = (code: string): string =>
  countries().find((country) => country.code === code)?.name ?? code;

/** The FATCA declaration of each holder, the first first. */
const fatcaOf = ({ folio }: Opening): readonly FatcaDraft[] => {
  const { joint, ...first } = folio.fatca as { readonly joint?: readonly Record<string, unknown>[] };
  return [first, ...(joint ?? [])].flatMap((one) => readFatca(one) ?? []);
};

const jointOf = ({ folio }: Opening): readonly { readonly name: string; readonly pan: string }[] =>
  folio.holders;

/** Whom each declaration is of. */
const namesOf = ({ opening, client }: OpenedApplication): string[] => [
  opening.folio.minor?.name ?? client?.name ?? opening.client.name,
  ...jointOf(opening).map(({ name }) => name),
];

function personPart(shown: OpenedApplication): Part {
  const { opening, client } = shown;
  const { clientKey, name, birthDate, guardianName } = opening.client;
  const day = client?.birthDate ?? birthDate;
  const { labels } = words;
  const label =
    opening.folio.minor !== null
      ? labels.guardian
      : isHuf(shown.opening.folio.taxStatus)
        ? labels.huf
        : labels.name;
  const since =
    isHuf(shown.opening.folio.taxStatus) && day !== null ? words.formed(dayText(day)) : bornText(day);
  return {
    step: 'pan',
    label,
    lines: filled([
      client?.name ?? name,
      joined([since, words.pan(maskNumber(clientKey))]),
      guardianName && words.karta(guardianName),
    ]),
  };
}

/** The child, or who holds the folio with the first. */
function holdersPart({ opening, draft }: OpenedApplication): Part[] {
  const { minor } = opening.folio;
  const holders = jointOf(opening);
  if (minor !== null) {
    const pan = draft.holders[0]?.pan ?? '';
    const lines = filled([
      minor.name,
      joined([bornText(minor.birthDate), pan === '' ? null : words.pan(maskNumber(pan))]),
    ]);
    return [{ step: 'holders', label: words.labels.child, lines }];
  }
  if (holders.length === 0) return [];
  const lines = holders.map(({ name, pan }, place) =>
    joined([
      words.holder(place + 2, name),
      bornText(draft.holders[place + 1]?.birthDate || null),
      words.pan(maskNumber(pan)),
    ]),
  );
  return [{ step: 'holders', label: words.labels.holders, lines }];
}

function folioPart({ opening, folioNo }: OpenedApplication): Part {
  const { holding, taxStatus } = opening.folio;
  const line = words.newFolio(folioNo, words.holdings[holding], taxStatusName(taxStatus));
  return { step: 'status', label: words.labels.folio, lines: [line] };
}

function contactPart({ opening, client }: OpenedApplication): Part {
  const contacts = [client?.mobile ?? opening.client.mobile, client?.email ?? opening.client.email];
  return {
    step: 'contact',
    label: words.labels.contact,
    lines: filled(contacts).map(maskContact),
  };
}

function addressPart({ opening, client }: OpenedApplication): Part {
  const of = (field: 'address' | 'city' | 'state' | 'pincode' | 'country') =>
    client?.[field] ?? opening.client[field];
  const country = of('country');
  const lines = filled([
    of('address'),
    joined([of('city'), of('pincode')], ' '),
    joined([of('state'), country === null ? null : countryName(country)], ', '),
  ]);
  return { step: 'address', label: words.labels.address, lines };
}

function bankPart({ opening }: OpenedApplication): Part {
  const [{ bank, account, type, ifsc, branch }] = opening.folio.banks;
  return {
    step: 'bank',
    label: words.labels.bank,
    lines: [
      joined([`${bank} ${maskNumber(account)}`.trim(), type === null ? null : words.accounts[type]], ', '),
      words.ifsc(ifsc, branch ?? ''),
    ],
  };
}

function nomineesPart(shown: OpenedApplication): Part[] {
  if (!demandsOf(shown).mayNominate) return [];
  const nominees = shown.opening.folio.nominees as readonly Nominee[];
  const lines = nominees.map(({ name, relation, share, birthDate, guardian }) =>
    joined([
      words.nominee(name, relation, String(share)),
      bornText(birthDate ?? null),
      guardian && words.nomineeGuardian(guardian),
    ]),
  );
  const { nominees: label } = words.labels;
  return [{ step: 'nominees', label, lines: lines.length === 0 ? [words.nobody] : lines }];
}

function fatcaLines(fatca: FatcaDraft, name: string | null): string[] {
  const { residencies, birthPlace, birthCountry, occupation, income, wealth, pep, residenceAddress } = fatca;
  return filled([
    name,
    words.paysTax(
      residencies.map(({ country, taxId }) => {
        const shown = countryName(country);
        return taxId === '' ? shown : words.taxId(shown, taxId);
      }),
    ),
    birthPlace + birthCountry === '' ? null : words.birthPlace(birthPlace, countryName(birthCountry)),
    joined([
      occupation && occupations[occupation],
      income && words.income(grossIncomes[income]),
      wealth && words.wealth(wealthSources[wealth]),
    ]),
    residenceAddress === '' ? null : words.lives(residenceAddress),
    pep && words.exposures[pep],
  ]);
}

function taxPart(shown: OpenedApplication): Part[] {
  const names = namesOf(shown);
  const lines = fatcaOf(shown.opening).flatMap((fatca, place) =>
    fatcaLines(fatca, names.length === 1 ? null : (names[place] ?? null)),
  );
  return lines.length === 0 ? [] : [{ step: 'fatca', label: words.labels.tax, lines }];
}

function mandatePart({ mandate }: Opening): Part[] {
  if (mandate === null) return [];
  const { channel, vpa, limit, startsOn, endsOn } = mandate;
  const lines = [
    words.mandate(rupeesText(limit), joined([channelTexts[channel].name, vpa])),
    words.mandateDays(dayText(startsOn), dayText(endsOn)),
  ];
  return [{ step: 'mandate', label: words.labels.mandate, lines }];
}

export const openingParts = (shown: OpenedApplication): Part[] => [
  personPart(shown),
  ...holdersPart(shown),
  folioPart(shown),
  contactPart(shown),
  addressPart(shown),
  bankPart(shown),
  ...nomineesPart(shown),
  ...taxPart(shown),
  ...mandatePart(shown.opening),
];

/** What the investor ticks, none of it beforehand. */
export function openingDeclarations(shown: OpenedApplication): Declaration[] {
  const { minor, nominees, holders } = shown.opening.folio;
  const { declare } = words;
  const [first = ''] = namesOf(shown);
  const who =
    minor !== null || isHuf(shown.opening.folio.taxStatus)
      ? declare.somebody(first)
      : holders.length === 0
        ? declare.i
        : declare.allHolders;
  const fatca = fatcaOf(shown.opening);
  const isIndiaOnly = fatca.every(({ residencies }) => residencies.every(({ country }) => country === 'IN'));
  const isExposed = fatca.some(({ pep }) => pep !== 'NA');
  return [
    ...(minor === null ? [] : [{ id: 'guardian' as const, text: declare.guardian(minor.name) }]),
    { id: 'tax', text: isIndiaOnly ? declare.indiaOnly(who) : declare.asShown(who) },
    { id: 'pep', text: isExposed ? declare.exposed : declare.notExposed(who) },
    ...(demandsOf(shown).mayNominate
      ? [{ id: 'nominees' as const, text: nominees.length === 0 ? declare.nobody : declare.nominees }]
      : []),
  ];
}
