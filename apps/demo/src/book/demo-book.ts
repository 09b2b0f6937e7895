import { dealBehaviours } from './behaviour/deck.ts';
import { makeClient } from './demo-client.ts';
import { bookCalendar } from './ground/book-calendar.ts';
import { BookNumbers } from './ground/book-numbers.ts';
import { foldWords, Random } from './ground/random.ts';
import type { DemoClient, NavRow, SchemeRow } from './ground/rows.ts';
import { demoMarket } from './market/demo-market.ts';
import { makeHousehold } from './people/household.ts';
import { communitiesOf } from './people/names/communities.ts';

interface DemoBookSetting {
  readonly seed: number;
  readonly today: Temporal.PlainDate;
  /** Weekdays without business; weekends are never business days. */
  readonly holidays: Iterable<Temporal.PlainDate>;
}

/** Whose book, how many clients, and who serves them. */
export interface DemoBookOf {
  readonly arn: string;
  readonly investors: number;
  readonly euins: readonly string[];
  /** Sub-brokers, who bring a few of the clients. */
  readonly subArns: readonly string[];
  /** So many days ago the ARN ran out: since then plans ran on and clients sold, but nothing new was begun. */
  readonly expiredDaysAgo?: number;
}

/** The demo's distributors with a book; the others begin with an empty one. */
export const demoBooks: readonly DemoBookOf[] = [
  {
    arn: 'ARN-100001',
    investors: 1500,
    euins: ['E100011', 'E100012', 'E100013'],
    subArns: ['ARN-200417', 'ARN-200932'],
  },
  { arn: 'ARN-100002', investors: 60, euins: ['E100021', 'E100022'], subArns: ['ARN-200417'] },
  { arn: 'ARN-100003', investors: 25, euins: ['E100031'], subArns: ['ARN-200417'] },
  { arn: 'ARN-100005', investors: 40, euins: ['E100052'], subArns: ['ARN-200417'], expiredDaysAgo: 34 },
];

export interface DemoBook {
  readonly schemes: readonly SchemeRow[];
  /** Scheme by scheme, oldest first. */
  navs(): Generator<NavRow>;
  /** Client by client, made while they are asked for: fifty thousand need no more memory than one. */
  clients(book: DemoBookOf): Generator<DemoClient>;
}

/** The same seed, day and holidays give the same book. */
export function demoBook({ seed, today, holidays }: DemoBookSetting): DemoBook {
  const calendar = bookCalendar(today, holidays);
  const market = demoMarket(seed, calendar);
  return {
    schemes: market.schemes.map(({ row }) => row),
    navs: market.navs,
    *clients({ arn, investors, euins, subArns, expiredDaysAgo = null }) {
      const numbers = new BookNumbers(arn);
      const setting = { seed, arn, euins, subArns, calendar, market, numbers };
      const arnWord = Number(arn.replace(/\D/g, ''));
      const behaviours = dealBehaviours(seed, arnWord);
      const communities = communitiesOf(arn);
      const deal = () => behaviours.next().value;
      let made = 0;
      for (let count = 0; ; count += 1) {
        const random = new Random(foldWords(seed, arnWord, count));
        const maker = { random, numbers, today: calendar.today };
        const household = makeHousehold(maker, communities);
        for (const member of household.members) {
          if (made === investors) return;
          const client = makeClient(setting, random, household, member, deal);
          if (expiredDaysAgo !== null && startedSince(client, calendar.today - expiredDaysAgo)) continue;
          made += 1;
          yield client;
        }
      }
    },
  };
}

/** Whether the client brought anything new after that day: money of its own accord, or a plan. */
const startedSince = ({ entries, plans }: DemoClient, day: number): boolean =>
  entries.some((entry) => entry.day > day && (entry.kind === 'purchase' || entry.kind === 'switch-in')) ||
  plans.some(({ registeredOn }) => registeredOn > day);
