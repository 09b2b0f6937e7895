import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DueWish, dueWishes, type WishSettings } from '../../test/reference/due-wishes.ts';
import type { ClientDays } from './occasions.ts';
import type { WishRecipient } from './wish-fault.ts';
import { WISH_HOURS } from './wish-time.ts';

interface Client extends ClientDays, WishRecipient {
  readonly id: number;
}

// Plain days and clocks of the reference: no Temporal, nothing of ours.
const INDIA = 330;
const DAY_MINUTES = 1440;
const DAYS = 3 * 366;
const NEVER = '9999-12-31';
const START = Date.UTC(2026, 0, 1);
const isoOf = (days: number): string => new Date(START + days * 86_400_000).toISOString().slice(0, 10);
const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

function isBirthday(birth: string, today: string): boolean {
  if (Number(today.slice(0, 4)) <= Number(birth.slice(0, 4))) return false;
  const saved = birth.endsWith('-02-29') && !isLeap(Number(today.slice(0, 4))) ? '02-28' : birth.slice(5);
  return today.endsWith(`-${saved}`);
}

const anyBirth = fc.oneof(
  fc.integer({ min: 0, max: 19 }).map((count) => `${1932 + count * 4}-02-29`),
  fc.constantFrom('1990-02-28', '1990-03-01', '1990-12-31', '1990-01-01', '2027-06-15'),
  fc.integer({ min: -30_000, max: -4_000 }).map(isoOf),
);
const anyConsent = fc.constantFrom('given', 'given', 'given', 'withdrawn', null);
const anyContact = fc.constantFrom('9876543210', '+91 98765 43210', '9876543210', null, '12345', 'a@b.in');
const anyPerson = fc.record({
  birth: fc.option(anyBirth, { freq: 8 }),
  consent: anyConsent,
  contact: anyContact,
  isDead: fc.constantFrom(false, false, false, true),
  /** The day that a consent is taken back. */
  withdrawsOn: fc.option(fc.nat(DAYS).map(isoOf)),
});
const isReachable = (contact: string | null): boolean => contact?.endsWith('10') ?? false;

/** One look of a server: at a wall clock of its own zone. `crashes` before it commits; `isStale`: it read before the last one wrote. */
const anyRun = fc.record({
  day: fc.integer({ min: -1, max: DAYS }),
  minute: fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
  zone: fc.constantFrom(
    'Asia/Kolkata',
    'UTC',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'Pacific/Apia',
    'Asia/Kathmandu',
  ),
  crashes: fc.boolean(),
  isStale: fc.boolean(),
});

const sentence = ({ client, name }: DueWish<Client>): string => `${client.id} ${name}`;

describe('birthday wishes over three years', () => {
  it('reach everyone once, nobody twice, and no one without consent', () => {
    fc.assert(
      fc.property(
        fc.array(anyPerson, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: WISH_HOURS.first, max: WISH_HOURS.last - 1 }),
        fc.array(anyRun, { maxLength: 300 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
        (people, hour, runs, offsets) => {
          const settings: WishSettings = { kinds: ['birthday'], festivals: [], channel: 'sms', hour };
          // A run that holds, in each day's hours of India, and others at any time of any zone.
          const sure = Array.from({ length: DAYS }, (_, index) => {
            const length = (WISH_HOURS.last - hour) * 60;
            const minute = hour * 60 + ((offsets[index % offsets.length] ?? 0) % length) - INDIA;
            const at = Temporal.Instant.fromEpochMilliseconds(
              START + (index * DAY_MINUTES + minute) * 60_000,
            );
            return { at, crashes: false, isStale: false };
          });
          const more = runs.map(({ day, minute, zone, ...run }) => {
            const clock = Temporal.PlainDateTime.from(isoOf(day)).add({ minutes: minute });
            return { ...run, at: clock.toZonedDateTime(zone).toInstant() };
          });
          const inOrder = [...sure, ...more].sort((one, other) => Temporal.Instant.compare(one.at, other.at));

          const existing = people.map(({ birth, withdrawsOn, ...one }, id) => ({
            withdrawsOn: withdrawsOn ?? NEVER,
            ...one,
            id,
            birthDate: birth === null ? null : Temporal.PlainDate.from(birth),
            marriedOn: null,
            investedOn: null,
            state: null,
          }));
          const ledger = new Map<number, Set<string>>(people.map((_, id) => [id, new Set()]));
          const delivered: { readonly to: number; readonly on: string }[] = [];
          let stale = snapshotOf(ledger);
          for (const { at, crashes, isStale } of inOrder) {
            const current = snapshotOf(ledger);
            const seen = isStale ? stale : current;
            const indian = new Date(at.epochMilliseconds + INDIA * 60_000).toISOString();
            const clients = existing.map(
              ({ withdrawsOn, consent, ...one }): Client => ({
                ...one,
                consent: consent === 'given' && indian >= withdrawsOn ? 'withdrawn' : consent,
                sent: seen.get(one.id) ?? new Set(),
              }),
            );
            const due = dueWishes(clients, settings, at);
            expect(new Set(due.map(sentence)).size).toBe(due.length);
            expect(due.some(({ client, name }) => seen.get(client.id)?.has(name))).toBe(false);
            stale = current;
            if (crashes) continue;
            for (const { client, name } of due) {
              const names = ledger.get(client.id);
              // The key of the table that the sending writes to.
              if (names === undefined || names.has(name)) continue;
              names.add(name);
              delivered.push({ to: client.id, on: indian.slice(0, 10) });
              expect(Number(indian.slice(11, 13))).toBeGreaterThanOrEqual(hour);
              expect(Number(indian.slice(11, 13))).toBeLessThan(WISH_HOURS.last);
            }
          }

          const owed = Array.from({ length: DAYS }, (_, index) => isoOf(index)).flatMap((on) =>
            people.flatMap(({ birth, consent, contact, isDead, withdrawsOn }, to) =>
              birth !== null &&
              isBirthday(birth, on) &&
              consent === 'given' &&
              on < (withdrawsOn ?? NEVER) &&
              isReachable(contact) &&
              !isDead
                ? [{ to, on }]
                : [],
            ),
          );
          const inWindow = delivered.filter(({ on }) => on >= isoOf(0) && on <= isoOf(DAYS - 1));
          const sorted = (rows: typeof delivered) => rows.map(({ to, on }) => `${on} ${to}`).toSorted();
          expect(sorted(inWindow)).toEqual(sorted(owed));
        },
      ),
      { numRuns: 10 },
    );
  });
});

const snapshotOf = (ledger: ReadonlyMap<number, ReadonlySet<string>>): Map<number, Set<string>> =>
  new Map([...ledger].map(([id, names]) => [id, new Set(names)]));

describe('what is due', () => {
  const asha: Client = {
    id: 1,
    birthDate: Temporal.PlainDate.from('1990-11-08'),
    marriedOn: Temporal.PlainDate.from('2015-11-08'),
    investedOn: Temporal.PlainDate.from('2020-11-08'),
    state: 'Delhi',
    consent: 'given',
    contact: '9876543210',
    isDead: false,
    sent: new Set(['marriage-2026', 'birthday-2025']),
  };
  const at = (iso: string) => Temporal.Instant.from(`${iso}+05:30`);
  const names = (kinds: WishSettings['kinds'], iso: string, festivals: string[] = []) =>
    dueWishes([asha], { kinds, festivals, channel: 'sms', hour: 9 }, at(iso)).map(({ name }) => name);

  it('are the kinds that are set, without what was sent this year', () => {
    const kinds = ['birthday', 'marriage', 'first-investment'] as const;
    expect(names(kinds, '2026-11-08T09:00', ['diwali'])).toEqual([
      'birthday-2026',
      'first-investment-2026',
      'festival-diwali-2026',
    ]);
    expect(names([], '2026-11-08T20:59', ['diwali', 'holi'])).toEqual(['festival-diwali-2026']);
    expect(names([], '2026-11-08T20:59', ['holi'])).toEqual([]);
  });

  it('is nothing before its hour, at night, and on the days beside it', () => {
    const times = ['2026-11-08T08:59', '2026-11-08T21:00', '2026-11-07T12:00', '2026-11-09T12:00'];
    for (const time of times) expect(names(['birthday'], time), time).toEqual([]);
  });
});
