import type { WishPerson } from '@hub/contract/calls/wishes/wishes';
import { type Occasion, occasionsIn, wishCategory, wishName } from '@hub/domain/wishes/occasions';
import { type WishChannel, type WishFault, wishChannels, wishFault } from '@hub/domain/wishes/wish-fault';
import type { Queries } from '../../db/queries.ts';
import type { Category } from './category.ts';
import { type ClientRow, findByDays, findByIds, findEverybody } from './clients.repository.ts';

/** A client on one of the days that were asked for. */
export interface ChosenClient {
  readonly row: ClientRow;
  readonly occasion: Occasion;
  readonly name: string;
  readonly faults: Readonly<Record<WishChannel, WishFault | null>>;
}

const dateOf = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text));

const daysOf = (row: ClientRow) => ({
  birthDate: dateOf(row.birthDate),
  marriedOn: dateOf(row.marriedOn),
  investedOn: dateOf(row.investedOn),
  state: row.state,
});

const contactOf = (row: ClientRow, channel: WishChannel): string | null =>
  channel === 'email' ? row.email : row.mobile;

/** Why a wish would not go to a client by a channel, as it is now. */
export function faultOf(row: ClientRow, name: string, channel: WishChannel): WishFault | null {
  const consent = row.consents?.[channel];
  return wishFault(name, channel, {
    consent: consent === undefined ? null : consent.isGiven ? 'given' : 'withdrawn',
    contact: contactOf(row, channel),
    isDead: channel === 'email' ? row.isEmailDead : row.isMobileDead,
    sent: new Set(Object.keys(row.wished ?? {})),
  });
}

const chosen = (row: ClientRow, occasion: Occasion): ChosenClient => {
  const name = wishName(occasion);
  const faults = Object.fromEntries(wishChannels.map((channel) => [channel, faultOf(row, name, channel)]));
  return { row, occasion, name, faults: faults as ChosenClient['faults'] };
};

/** The rule of 29-Feb is the domain's: in a common year the day before may be it. */
function dayKeysOf({ from, to }: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate }) {
  const days = Array.from({ length: from.until(to).days + 1 }, (_, ahead) => from.add({ days: ahead }));
  const keys = days.map(({ month, day }) => month * 100 + day);
  return keys.includes(228) ? [...keys, 229] : keys;
}

interface Requested {
  readonly span: 'day' | 'week' | 'month';
  readonly investorIds?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
}

/** The next day first, then by name; one statement, however many they are. */
export async function chooseClients(
  queries: Queries,
  arn: string,
  categories: readonly Category[],
  { span, investorIds, except = [] }: Requested,
  today: Temporal.PlainDate,
): Promise<ChosenClient[]> {
  const [first] = categories;
  if (first === undefined) return [];
  const window = first.windowOf(span, today);
  const kinds = categories.flatMap(({ kind }) => (kind === 'festival' ? [] : [kind]));
  const rows = await (investorIds
    ? findByIds(queries, arn, investorIds)
    : kinds.length < categories.length
      ? findEverybody(queries, arn)
      : findByDays(queries, arn, kinds, dayKeysOf(window)));
  const occasionsOf = occasionsIn(window);
  const wanted = new Set(categories.map(({ id }) => id));
  const isLeftOut = new Set(except);
  return rows
    .filter(({ investorId }) => !isLeftOut.has(investorId))
    .flatMap((row) =>
      occasionsOf(daysOf(row))
        .filter((occasion) => wanted.has(wishCategory(occasion)))
        .map((occasion) => chosen(row, occasion)),
    )
    .sort((one, other) => Temporal.PlainDate.compare(one.occasion.on, other.occasion.on));
}

export const presentPerson = ({ row, occasion, name, faults }: ChosenClient): WishPerson => ({
  investorId: row.investorId,
  name: row.name,
  on: `${occasion.on}`,
  years: occasion.kind === 'festival' ? null : occasion.years,
  wished: (row.wished?.[name] ?? null) as WishPerson['wished'],
  faults: { sms: faults.sms, email: faults.email, whatsapp: faults.whatsapp },
});
