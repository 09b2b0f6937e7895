import fc from 'fast-check';
import type { DayNumber } from '../src/calendar/day-number.ts';
import { compareLots, type Lot } from '../src/holdings/lots/lot.ts';
import { mandateChannels } from '../src/mandates/mandate-channels.ts';
import { mandateStatuses } from '../src/mandates/mandate-status.ts';
import { milliUnits, navTenThousandths, paise } from '../src/money/scaled.ts';
import type {
  FolioFacts,
  MandateFacts,
  OrderFacts,
  PlanFacts,
  SchemeFacts,
} from '../src/orders/facts/order-facts.ts';
import { bankAccountTypes, folioHoldings, holderKycs, holderRoles } from '../src/orders/facts/order-facts.ts';
import { payModes } from '../src/orders/terms/any-terms.ts';
import { NEW_MANDATE } from '../src/orders/terms/new-mandate.ts';
import { systematicPlans } from '../src/orders/terms/order-codes.ts';
import { lumpsumPayModes, type OrderTerms, type Quantity } from '../src/orders/terms/order-terms.ts';
import { planMoves } from '../src/orders/terms/plan-terms.ts';
import { sameOrderKey } from '../src/orders/terms/same-order.ts';
import { frequencies } from '../src/plans/frequencies.ts';
import { taxStatuses } from '../src/tax-status/tax-statuses.ts';
import { liquidExitLoad } from './exit-loads.ts';
import { dayNo } from './ledger.ts';
import {
  at,
  facts,
  folio,
  liquid,
  lot,
  lumpsum,
  mandate,
  overnight,
  pause,
  plan,
  redeem,
  scheme,
  sip,
  stop,
  stp,
  switchOver,
  swp,
} from './order-facts.ts';

const anyNearDay = fc
  .integer({ min: -4000, max: 400 })
  .map((days) => Temporal.PlainDate.from('2026-11-16').add({ days }));
const maybeDay = fc.option(anyNearDay, { nil: null });

const anyQuantity: fc.Arbitrary<Quantity> = fc.oneof(
  fc.bigInt({ min: -1n, max: 9_000_000n }).map((count) => ({ by: 'amount', amount: paise(count) }) as const),
  fc.bigInt({ min: -1n, max: 900_000n }).map((count) => ({ by: 'units', units: milliUnits(count) }) as const),
  fc.constant({ by: 'all' } as const),
);

const advised = {
  euin: fc.constantFrom(null, '', 'E123456', 'E654321', 'x'),
  isExecutionOnly: fc.boolean(),
  subArn: fc.constantFrom(null, '', 'ARN-100001', 'ARN-5', 'x'),
};
const idcw = fc.constantFrom('Y', 'N', 'Z');
const account = fc.constantFrom('HDFC0001660-1234', 'SBIN0000001-9999');

const maybeAmount = fc.option(fc.bigInt({ min: -1n, max: 10n ** 8n }).map(paise), { nil: null });
const dates = {
  frequency: fc.constantFrom(...frequencies),
  day: fc.constantFrom(null, 1, 5, 28, 31),
  startsOn: anyNearDay,
  end: fc.oneof(
    fc.integer({ min: 0, max: 400 }).map((count) => ({ by: 'count', count }) as const),
    anyNearDay.map((date) => ({ by: 'date', date }) as const),
    fc.constant({ by: 'perpetual' } as const),
  ),
  replaces: fc.constantFrom(null, null, 'S1', 'S9'),
};
const moving = { move: fc.constantFrom(...planMoves), amount: maybeAmount };

const anyNewMandate = fc.record({
  account,
  channel: fc.constantFrom(...mandateChannels),
  vpa: fc.constantFrom(null, 'asha@okbank'),
  limit: fc.bigInt({ min: 0n, max: 10n ** 8n }).map(paise),
  endsOn: anyNearDay,
});

const anyPlanTerms: fc.Arbitrary<OrderTerms> = fc.oneof(
  fc
    .record({
      ...advised,
      ...dates,
      idcw,
      amount: fc.bigInt({ min: -1n, max: 10n ** 8n }).map(paise),
      mandate: fc.constantFrom('M1', 'M9', NEW_MANDATE),
      own: fc.option(anyNewMandate, { nil: null }),
      firstNow: fc.option(fc.record({ payMode: fc.constantFrom(...payModes), account }), { nil: null }),
    })
    .map(({ own, ...some }): OrderTerms => ({ ...sip, ...some, ...(own && { newMandate: own }) })),
  fc.record({ ...advised, ...dates, ...moving, idcw }).map((some): OrderTerms => ({ ...stp, ...some })),
  fc.record({ ...dates, ...moving, account }).map((some): OrderTerms => ({ ...swp, ...some })),
  fc.record({ from: anyNearDay, to: anyNearDay }).map((some): OrderTerms => ({ ...pause, ...some })),
  fc
    .record({ planKind: fc.constantFrom(...systematicPlans), regNo: fc.constantFrom('S1', 'S9') })
    .map((some): OrderTerms => ({ ...stop, ...some })),
);

export const anyTerms: fc.Arbitrary<OrderTerms> = fc.oneof(
  fc
    .record({
      ...advised,
      idcw,
      account,
      amount: fc.bigInt({ min: -1n, max: 10n ** 17n }).map(paise),
      payMode: fc.constantFrom(...lumpsumPayModes),
      mandate: fc.constantFrom(null, 'M1', 'M9'),
    })
    .map((some): OrderTerms => ({ ...lumpsum, ...some })),
  fc.record({ quantity: anyQuantity, account }).map((some): OrderTerms => ({ ...redeem, ...some })),
  fc
    .record({ ...advised, idcw, quantity: anyQuantity })
    .map((some): OrderTerms => ({ ...switchOver, ...some })),
  anyPlanTerms,
);

const anyScheme: fc.Arbitrary<SchemeFacts> = fc
  .record({
    of: fc.constantFrom(scheme, liquid, overnight),
    isOpen: fc.boolean(),
    lockInMonths: fc.constantFrom(0, 0, 36),
    loads: fc.constantFrom(scheme.loads, liquidExitLoad, []),
    option: fc.constantFrom('GROWTH', 'IDCW'),
    nav: fc.option(fc.bigInt({ min: 0n, max: 40_000_000n }), { nil: null }),
    taxClass: fc.constantFrom('equity', 'debt'),
    plan: fc.constantFrom('REGULAR', 'REGULAR', 'DIRECT'),
  })
  .map(({ of, nav, ...some }) => ({
    ...of,
    ...some,
    nav: nav === null ? null : { value: navTenThousandths(nav), day: Temporal.PlainDate.from('2026-11-13') },
  }));

const anyLots: fc.Arbitrary<Lot[]> = fc
  .array(
    fc.record({
      age: fc.integer({ min: 0, max: 2000 }),
      allotted: fc.bigInt({ min: 1n, max: 900_000n }),
      part: fc.bigInt({ min: 1n, max: 100n }),
      kind: fc.constantFrom('purchase', 'bonus', 'sip-instalment'),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows
      .map(({ age, allotted, part, kind }, at) => ({
        ...lot(String(at + 1), '2026-11-16', '1'),
        kind,
        acquiredOn: (dayNo('2026-11-16') - age) as DayNumber,
        allotted: milliUnits(allotted),
        units: milliUnits((allotted * part + 99n) / 100n),
      }))
      .sort(compareLots),
  );

const anyFolio: fc.Arbitrary<FolioFacts> = fc
  .record({
    isActive: fc.boolean(),
    isLocked: fc.boolean(),
    holding: fc.constantFrom(...folioHoldings),
    taxStatus: fc.constantFrom(...taxStatuses.map(({ code }) => code), '99'),
    holders: fc.array(
      fc.record({
        name: fc.string(),
        role: fc.constantFrom(...holderRoles),
        kyc: fc.option(fc.constantFrom(...holderKycs), { nil: null }),
      }),
      { maxLength: 3 },
    ),
    birthDate: maybeDay,
    country: fc.option(fc.constantFrom('IN', 'US', 'us', ''), { nil: null }),
    hasPan: fc.boolean(),
    mobile: fc.option(fc.string(), { nil: null }),
    contactChangedOn: maybeDay,
    bankChangedOn: maybeDay,
    schemesHeld: fc.subarray([scheme.code, liquid.code]),
    type: fc.option(fc.constantFrom(...bankAccountTypes), { nil: null }),
  })
  .map(({ type, ...some }) => ({ ...folio, ...some, banks: folio.banks.map((bank) => ({ ...bank, type })) }));

const units = fc.bigInt({ min: 0n, max: 900_000n }).map(milliUnits);

export const anyFacts: fc.Arbitrary<OrderFacts> = fc.record({
  distributor: fc
    .record({ status: fc.constantFrom('active', 'expired', ''), validTo: maybeDay })
    .map((some) => ({ ...facts.distributor, ...some })),
  folio: fc.option(fc.oneof(fc.constant(folio), anyFolio), { nil: null, freq: 9 }),
  scheme: fc.option(anyScheme, { nil: null, freq: 9 }),
  target: fc.option(anyScheme, { nil: null, freq: 9 }),
  held: fc.option(fc.record({ lots: anyLots, lien: units, inFlight: units }), { nil: null, freq: 9 }),
  holidays: fc
    .subarray(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-24', '2026-12-25'])
    .map((days) => ({ EQUITY: days.slice(1), DEBT: days })),
  paidByUpi: fc.bigInt({ min: 0n, max: 200_000_000n }).map(paise),
  mandates: fc.array(
    fc
      .record({
        status: fc.constantFrom(...mandateStatuses),
        channel: fc.constantFrom(...mandateChannels),
        startsOn: anyNearDay,
        endsOn: anyNearDay,
      })
      .map((some): MandateFacts => ({ ...mandate, ...some })),
    { maxLength: 2 },
  ),
  plans: fc.array(
    fc
      .record({
        kind: fc.constantFrom(...systematicPlans),
        frequency: fc.constantFrom(...frequencies),
        dueDays: fc.constantFrom(null, [5], [31]),
        startsOn: anyNearDay,
        pausedFrom: maybeDay,
        ceasedOn: fc.option(anyNearDay, { nil: null, freq: 1 }),
      })
      .map((some): PlanFacts => ({ ...plan, ...some })),
    { maxLength: 2 },
  ),
  houseLimit: fc.option(fc.bigInt({ min: 0n, max: 10n ** 12n }).map(paise), { nil: null }),
  earlier: fc.record({
    largest: fc.option(fc.bigInt({ min: 1n, max: 10n ** 9n }).map(paise), { nil: null }),
    orders: fc.array(
      fc.record({
        key: anyTerms.map((terms) => sameOrderKey(terms) ?? ''),
        id: fc.constantFrom('H00000000001', 'H00000000002'),
        sentAt: fc.option(
          fc.integer({ min: 0, max: 86_400 }).map((seconds) => at('2026-11-16T00:00').add({ seconds })),
          { nil: null },
        ),
      }),
      { maxLength: 3 },
    ),
    advice: fc.option(fc.record({ euin: fc.constant('E123456'), subArn: fc.constantFrom(null, 'ARN-5') }), {
      nil: null,
    }),
  }),
});

/** From October 2026 to January 2027, at any second. */
export const anyNow: fc.Arbitrary<Temporal.Instant> = fc
  .integer({ min: 0, max: 100 * 86_400 })
  .map((seconds) => at('2026-10-01T00:00').add({ seconds }));
