import { arnRegisterActTexts } from '@hub/contract/arn-register/arn-register-act-texts';
import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import type {
  DistributorPage,
  readDistributor as readDistributorCall,
} from '@hub/contract/console/distributor-calls';
import type { StaffRequestOf } from '@hub/contract/console/staff-call';
import { maskContact, parseArn, todayInIndia } from '@hub/domain';
import { arnPermits } from '@hub/domain/arn-register/arn-state';
import type { ListedEuin } from '@hub/domain/arn-register/compare-register';
import { renewalGaps } from '@hub/domain/arn-register/renewal-gap';
import { listOfSubject } from '../../../acts/acts.public.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { StaffContext } from '../../../calls/staff-handler.ts';
import { oneStatement } from '../../../db/queries.ts';
import { readNames } from '../../../staff/staff.public.ts';
import { findManagerOf } from '../../relationship-managers/relationship-managers.public.ts';
import { isCodeLocked, openSessionsOf } from '../../session/session.public.ts';
import {
  findFigures,
  findHistory,
  findMapped,
  findRecord,
  findValidities,
} from './distributor-page.repository.ts';

const masked = (contact: string | null): string | null =>
  contact === null || contact === '' ? null : maskContact(contact);

const earliest = (...days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).sort()[0] ?? null;

/** Of an EUIN on a day: the person's validity, and the mapping to this ARN. */
function euinOn(one: ListedEuin, today: string): DistributorPage['euins'][number] {
  const { validFrom, validTo, mappedFrom, mappedTo } = one;
  const isAfter = (day: string | null) => day !== null && day < today;
  const isBefore = (day: string | null) => day !== null && day > today;
  const state = isAfter(mappedTo)
    ? 'left'
    : isAfter(validTo)
      ? 'expired'
      : isBefore(validFrom) || isBefore(mappedFrom)
        ? 'future'
        : 'valid';
  const end = earliest(validTo, mappedTo);
  const daysLeft =
    state !== 'valid' || end === null
      ? null
      : Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(end), { largestUnit: 'days' }).days;
  return { ...one, state, daysLeft };
}

async function managerOf(
  { reads }: StaffContext,
  arn: string,
  today: string,
): Promise<DistributorPage['rm']> {
  const found = await findManagerOf(reads, arn, today);
  if (found === null) return null;
  const { coverId, coverName, coverTo, ...rm } = found;
  const cover =
    coverId === null || coverName === null || coverTo === null
      ? null
      : { id: coverId, name: coverName, until: coverTo };
  return { ...rm, cover };
}

/** What waits for a second person, newest first. */
async function requestsOf(
  { reads }: StaffContext,
  arn: string,
  now: Temporal.Instant,
): Promise<DistributorPage['openRequests']> {
  const open = (await listOfSubject(reads, `arn:${arn}`)).filter(
    ({ state, expiresAt }) =>
      state === 'open' && Temporal.Instant.compare(now, Temporal.Instant.from(expiresAt)) < 0,
  );
  const names = new Map(
    (
      await readNames(
        reads,
        open.map(({ maker }) => maker),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return open.map(({ id, act, preview, maker, expiresAt }) => ({
    ...{ id, act, sentence: preview.sentence, maker: names.get(maker) ?? '', expiresAt },
  }));
}

/** One ARN as the console shows it, on the true figures, by what the reader's rights open. */
export async function readDistributor(
  context: StaffContext,
  { arn: typed }: StaffRequestOf<typeof readDistributorCall>,
): Promise<DistributorPage> {
  const { reads, db, config, clock } = context;
  const arn = parseArn(typed);
  const record = arn === null ? null : await findRecord(reads, arn);
  if (arn === null || record === null) throw new Refusal('not-found', arnRegisterActTexts.faults.unknownArn);
  const now = clock.now();
  const today = todayInIndia(now).toString();
  const { isNewBusinessTaken, registeredPlans, trail, login } = arnPermits[record.state];
  const validities = await findValidities(reads, arn);
  const category = Object.entries(arnStateTexts.categories).find(([name]) => name === record.category);
  const euins = await findMapped(reads, arn);
  const sessions = await openSessionsOf(reads, arn, config, now);
  return {
    ...record,
    category: category?.[1] ?? record.category,
    city: record.city === '' ? null : record.city,
    mobile: masked(record.mobile),
    email: masked(record.email),
    permits: { isNewBusinessTaken, registeredPlans, trail, hasLogin: login !== 'cancelled' },
    history: await findHistory(reads, arn),
    validities,
    gaps: renewalGaps(validities).map(({ clientsHearAfter: _, ...gap }) => gap),
    euins: euins.map((one) => euinOn(one, today)),
    rm: await managerOf(context, arn, today),
    sessions: sessions.map(({ id, deviceName, platform, address, signedInAt, lastUsedAt }) => ({
      ...{ id, device: deviceName, platform, address, startedAt: signedInAt, seenAt: lastUsedAt },
    })),
    isCodeLocked: await isCodeLocked(oneStatement(db, 'system'), arn, config, now),
    figures: await findFigures(reads, arn, today),
    openRequests: await requestsOf(context, arn, now),
  };
}
