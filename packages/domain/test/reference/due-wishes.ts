import { todayInIndia } from '../../src/calendar/dates.ts';
import {
  type ClientDays,
  type Occasion,
  occasionsIn,
  wishName,
  wishWindow,
  type YearlyKind,
} from '../../src/wishes/occasions.ts';
import { type WishChannel, type WishRecipient, wishFault } from '../../src/wishes/wish-fault.ts';
import { wishTiming } from '../../src/wishes/wish-time.ts';

/** What a distributor has set to go out by itself. */
export interface WishSettings {
  readonly kinds: readonly YearlyKind[];
  /** Ids of the festivals chosen: nobody wishes everybody on all of them. */
  readonly festivals: readonly string[];
  readonly channel: WishChannel;
  /** Of India's clock. */
  readonly hour: number;
}

export interface DueWish<Client> {
  readonly client: Client;
  /** To be written with the sending, once for a client: what makes a second run, or a second server, harmless. */
  readonly name: string;
  readonly occasion: Occasion;
}

/** The wishes to send now: of the day it is in India, wherever the server and the clients are, from the hour set. */
export function dueWishes<Client extends ClientDays & WishRecipient>(
  clients: readonly Client[],
  settings: WishSettings,
  now: Temporal.Instant,
): DueWish<Client>[] {
  const { channel, hour } = settings;
  const today = todayInIndia(now);
  if (wishTiming(today.toPlainDateTime({ hour }), now) !== 'due') return [];
  const occasionsOf = occasionsIn(wishWindow('day', today));
  return clients.flatMap((client) =>
    occasionsOf(client).flatMap((occasion): DueWish<Client>[] => {
      const name = wishName(occasion);
      const isWanted = isChosen(occasion, settings) && wishFault(name, channel, client) === null;
      return isWanted ? [{ client, name, occasion }] : [];
    }),
  );
}

const isChosen = (occasion: Occasion, { kinds, festivals }: WishSettings): boolean =>
  occasion.kind === 'festival' ? festivals.includes(occasion.festival) : kinds.includes(occasion.kind);
