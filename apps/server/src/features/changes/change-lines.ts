import type { WaitingChange } from '@hub/contract/calls/changes/changes';
import { changeMessageTexts } from '@hub/contract/changes/change-message-texts';
import { changeTexts } from '@hub/contract/changes/change-texts';
import { contactKindTexts, contactRelationTexts } from '@hub/contract/changes/contact-texts';
import type { NominationWire } from '@hub/contract/nominees/nomination-schema';
import { basisPoints, dayText, maskContact } from '@hub/domain';
import { otherKind } from '@hub/domain/contacts/contact-change';
import { nomineeShares, parseShare, sharePercent, writeShare } from '@hub/domain/nominees/nominee-shares';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import { nomineeRelationName } from '../reference/reference.public.ts';
import type { ChangeRow } from './changes.repository.ts';
import { partsOf } from './contact-parts.ts';
import type { NomineeJson } from './folio.repository.ts';

type Lines = WaitingChange['lines'];

/** `33.34` as `33.34%`, `50.00` as `50%`. */

/** A nomination as the book keeps it: relations in words, every share said. */
export function nomineesOf({ nominees }: NominationWire): NomineeJson[] {
  const shares = nomineeShares(
    nominees.map(({ share }) => (share === null ? null : (parseShare(share) ?? null))),
  );
  return nominees.map(({ name, relation, birthDate, guardian }, place) => ({
    name: name.trim(),
    relation: nomineeRelationName(relation) ?? relation,
    share: Number(writeShare(shares?.[place] ?? (0n as never))),
    ...(birthDate !== null && { birthDate }),
    ...(guardian !== null && {
      guardian: guardian.name.trim(),
      guardianRelation: nomineeRelationName(guardian.relation) ?? guardian.relation,
    }),
  }));
}

/** The book keeps per cent as a number: `33.33` as `33.33`, `50` as `50.00`. */
export const shareText = (share: number): string => writeShare(basisPoints(BigInt(Math.round(share * 100))));

const nomineeLine = ({ name, relation, share, birthDate, guardian }: NomineeJson): string =>
  [
    `${name}, ${relation ?? ''}`,
    ...(share === null || share === undefined ? [] : [sharePercent(shareText(share))]),
    ...(birthDate === undefined ? [] : [changeMessageTexts.born(dayText(birthDate))]),
    ...(guardian === undefined ? [] : [changeMessageTexts.guardian(guardian)]),
  ].join(', ');

const nomineeLines = (nominees: readonly NomineeJson[], label: string): Lines =>
  nominees.map((nominee, place) => ({
    label: nominees.length === 1 ? label : `${label} ${place + 1}`,
    value: nomineeLine(nominee),
  }));

/** What a change is about, for the distributor and for the investor alike: contacts masked. */
export function linesOf(change: ChangeRow): Lines {
  if (change.kind === 'NOMINATION') {
    const { terms, before } = change;
    const now = before.isOptOut ? changeMessageTexts.nobodyByOwnChoice : changeMessageTexts.nobody;
    return [
      ...(before.nominees.length === 0
        ? [{ label: changeMessageTexts.now, value: now }]
        : nomineeLines(before.nominees, changeMessageTexts.now)),
      ...(terms.isOptOut
        ? [{ label: changeMessageTexts.newOne, value: changeMessageTexts.noNominee }]
        : nomineeLines(nomineesOf(terms), changeMessageTexts.newNominee)),
    ];
  }
  return [
    ...partsOf(change).flatMap(({ kind, value, before }) => [
      { label: changeMessageTexts.nowOf(contactKindTexts[kind].title), value: maskContact(before) },
      { label: contactKindTexts[kind].label, value: maskContact(value) },
    ]),
    { label: changeMessageTexts.belongsTo, value: contactRelationTexts[change.terms.relation] },
    ...lostLines(change.terms.lost),
  ];
}

const lostLines = (lost: ContactChangeKind | undefined): Lines =>
  lost === undefined
    ? []
    : [
        {
          label: changeMessageTexts.lost,
          value: changeMessageTexts.lostOne(
            contactKindTexts[lost].name,
            contactKindTexts[otherKind(lost)].name,
          ),
        },
      ];

/** What follows from it, for the investor. */
export function notesOf(change: ChangeRow, isJoint: boolean, coolingDays: number): string[] {
  if (change.kind !== 'NOMINATION') return [changeTexts.coolingNote(coolingDays)];
  return [
    ...(change.terms.isOptOut ? [changeTexts.optOutNote] : []),
    ...(isJoint ? [changeTexts.jointNote] : []),
  ];
}

export const waitingOf = (change: ChangeRow): WaitingChange => ({
  id: change.id,
  kind: change.kind,
  folioNo: change.folioNo,
  sentTo: [...change.sentTo],
  sentAt: change.sentAt,
  expiresAt: change.expiresAt,
  lines: linesOf(change),
});
