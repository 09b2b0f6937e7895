import { serverTexts } from '@hub/contract/texts/server-texts';
import { limited, Refusal } from '../../calls/refusal/refusal.ts';
import type { Config } from '../../config/config.ts';
import { networkOf } from './network-of.ts';

/** By then a body that was on its way has arrived or was given up. */
const retryAfterSeconds = 10;

/** What one request holds of the bytes that may be on their way. */
export interface BodyShare {
  /** Refuses a body of this length at once, where there is no room for it. Holds nothing yet. */
  expect(bytes: number): void;
  /** Holds so many more, or refuses. */
  take(bytes: number): void;
  /** All of it is given back. */
  release(): void;
}

export interface BodyBudget {
  open(address: string): BodyShare;
  /** Bytes held now. */
  held(): number;
}

/**
 * How many bytes of bodies this process holds at once, in memory or in its temporary folder, until their calls are
 * answered: of one address (of IPv6: of a /64), and of all. Only what has arrived counts, so that nobody takes the room
 * of others with a promise.
 */
export function bodyBudget(
  limits: Pick<Config['limits'], 'inFlightBytes' | 'inFlightPerAddressBytes'>,
): BodyBudget {
  const byAddress = new Map<string, number>();
  let total = 0;
  return {
    held: () => total,
    open(given) {
      const address = networkOf(given);
      let own = 0;
      const check = (bytes: number): void => {
        if ((byAddress.get(address) ?? 0) + bytes > limits.inFlightPerAddressBytes) {
          throw limited(retryAfterSeconds, serverTexts.call.tooMuchFromYou);
        }
        if (total + bytes > limits.inFlightBytes) {
          throw new Refusal('unavailable', serverTexts.call.tooMuchAtOnce, { retryAfterSeconds });
        }
      };
      return {
        expect: check,
        take(bytes) {
          check(bytes);
          own += bytes;
          total += bytes;
          byAddress.set(address, (byAddress.get(address) ?? 0) + bytes);
        },
        release() {
          total -= own;
          const left = (byAddress.get(address) ?? 0) - own;
          if (left > 0) byAddress.set(address, left);
          else byAddress.delete(address);
          own = 0;
        },
      };
    },
  };
}
