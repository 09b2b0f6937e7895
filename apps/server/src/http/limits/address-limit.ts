import { limited } from '../../calls/refusal/refusal.ts';
import { networkOf } from './network-of.ts';

const windowMs = 60_000;
const maxAddresses = 100_000;

/**
 * A general limit per address (of IPv6: per /64), counted in this process: a shared count would cost every call a round
 * trip. It stops a runaway client; the limits that protect secrets (OTP, error log) are shared and stand
 * in the database.
 */
interface AddressLimit {
  check(address: string, nowMs: number): void;
}

export function addressLimit(perMinute: number): AddressLimit {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return {
    check(given, nowMs) {
      const address = networkOf(given);
      if (nowMs - windowStart >= windowMs || nowMs < windowStart) {
        windowStart = nowMs;
        counts = new Map();
      }
      const count = (counts.get(address) ?? 0) + 1;
      if (count > perMinute) throw limited(Math.ceil((windowStart + windowMs - nowMs) / 1000));
      // A flood of addresses must not fill the memory; whoever is known stays counted.
      if (count > 1 || counts.size < maxAddresses) counts.set(address, count);
    },
  };
}
