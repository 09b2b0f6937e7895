import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { Day, Entry, Plan, RawBook, Scheme } from './raw-book.ts';

/*
 * The lists of handbook §4, each told from its definition there. Keys with what is at stake, in paise.
 */

type Rows = ReadonlyMap<string, bigint>;
export type Lists = Readonly<Record<OpportunityList, Rows>>;

const isAfter = (one: Day, other: Day) => Temporal.PlainDate.compare(one, other) > 0;

/** The monthly amount with a step for each anniversary that the plan saw. The demo's top-ups are yearly, with a cap. */
function grownUntil({ monthly, yearly, startsOn, endsOn, ceasedOn, rejectedOn }: Plan, on: Day): bigint {
  if (yearly === null || rejectedOn !== null) return monthly;
  let grown = monthly;
  for (let day = startsOn.add({ years: 1 }); !isAfter(day, on); day = day.add({ years: 1 })) {
    if (isAfter(day, endsOn) || (ceasedOn !== null && !isAfter(ceasedOn, day))) break;
    grown += (grown * yearly.points + 5000n) / 10_000n;
    if (grown > yearly.cap) grown = yearly.cap;
  }
  return grown;
}
const positionOf = (entry: Pick<Entry, 'folioNo' | 'schemeCode'>) => `${entry.folioNo} ${entry.schemeCode}`;
const isInflow = ({ kind }: Entry) => kind === 'purchase' || kind === 'sip-instalment';
/** From ten-millionths of a rupee, half up. */
const toPaise = (sum: bigint) => (sum + 50_000n) / 100_000n;

/** What stands: the last word on each transaction unless that took it back, and neither of a reversed pair. */
function countedEntries(entries: readonly Entry[]): Entry[] {
  const last = new Map<string, Entry>();
  for (const entry of entries) {
    const name = `${positionOf(entry)} ${entry.trxnNo}`;
    const existing = last.get(name);
    if (existing === undefined || existing.revision < entry.revision) last.set(name, entry);
  }
  const here = [...last.values()].filter(({ revision }) => revision % 2 === 0);
  const reversed = new Set(
    here.filter(({ kind }) => kind === 'reversal').map((entry) => `${positionOf(entry)} ${entry.reverses}`),
  );
  return here.filter(
    (entry) => entry.kind !== 'reversal' && !reversed.has(`${positionOf(entry)} ${entry.trxnNo}`),
  );
}

const isActive = (plan: Plan, on: Day): boolean =>
  plan.rejectedOn === null &&
  !isAfter(plan.startsOn, on) &&
  !isAfter(on, plan.endsOn) &&
  (plan.ceasedOn === null || isAfter(plan.ceasedOn, on)) &&
  !(
    plan.pausedFrom !== null &&
    !isAfter(plan.pausedFrom, on) &&
    (plan.pausedTo === null || !isAfter(on, plan.pausedTo))
  );

/** Rejections that are not about papers, so not "not in good order". */
const notNigo = [
  'order_expiry',
  'payment_not_received',
  'technical_failure_at_gateway',
  'temporary_scheme_suspension',
];

export function listsOfHandbook(book: RawBook, on: Day): Lists {
  const { owners, schemes, plans, instalments, orders } = book;
  const twoMonthsAgo = on.subtract({ months: 2 });
  const inTwoMonths = on.add({ months: 2 });
  const isLately = (day: Day | null): day is Day =>
    day !== null && isAfter(day, twoMonthsAgo) && !isAfter(day, on);
  const yearStart = Temporal.PlainDate.from({ year: on.month < 4 ? on.year - 1 : on.year, month: 4, day: 1 });
  const entries = countedEntries(book.entries);
  const owner = (folioNo: string): string => owners.get(folioNo) ?? '';
  const scheme = (code: string): Scheme =>
    schemes.get(code) ?? { assetClass: '', category: '', option: '', nav: 0n };

  const held = new Map<string, { folioNo: string; schemeCode: string; units: bigint }>();
  for (const entry of entries) {
    const name = positionOf(entry);
    const existing = held.get(name) ?? { folioNo: entry.folioNo, schemeCode: entry.schemeCode, units: 0n };
    held.set(name, { ...existing, units: existing.units + entry.units });
  }
  const holdings = [...held.values()].filter(({ units }) => units > 0n);
  const worthOf = (client: string, assetClass?: string): bigint =>
    holdings
      .filter(
        ({ folioNo, schemeCode }) =>
          owner(folioNo) === client &&
          (assetClass === undefined || scheme(schemeCode).assetClass === assetClass),
      )
      .reduce((sum, { schemeCode, units }) => sum + units * scheme(schemeCode).nav, 0n);
  const classesOf = (client: string): Set<string> =>
    new Set(
      holdings
        .filter(({ folioNo }) => owner(folioNo) === client)
        .map(({ schemeCode }) => scheme(schemeCode).assetClass),
    );
  const clients = [...new Set(owners.values())].map((id) => ({
    id,
    aum: worthOf(id),
    liquid: worthOf(id, 'LIQUID'),
    classes: classesOf(id),
    inflows: entries.filter((entry) => isInflow(entry) && owner(entry.folioNo) === id),
  }));
  const clientsWhere = (
    isIn: (client: (typeof clients)[number]) => boolean,
    aum = (client: (typeof clients)[number]) => client.aum,
  ): Rows => new Map(clients.filter(isIn).map((client) => [client.id, toPaise(aum(client))]));
  const isOnly = (classes: Set<string>, one: string) => classes.size === 1 && classes.has(one);

  const sips = plans.filter(({ kind }) => kind === 'SIP');
  const planRows = (chosen: readonly Plan[]): Rows =>
    new Map(chosen.map((plan) => [`${plan.folioNo} ${plan.regNo}`, grownUntil(plan, on)]));
  const othersOf = (plan: Plan) =>
    sips.filter((other) => other !== plan && owner(other.folioNo) === owner(plan.folioNo));
  const ending = (kind: string): Rows =>
    planRows(
      plans.filter(
        (plan) =>
          plan.kind === kind &&
          plan.rejectedOn === null &&
          (plan.ceasedOn === null || isAfter(plan.ceasedOn, on)) &&
          !isAfter(on, plan.endsOn) &&
          !isAfter(plan.endsOn, inTwoMonths),
      ),
    );
  /** Whether an instalment of the plan was sent back lately and none went through since. */
  const isSentBack = (plan: Plan): boolean => {
    const own = instalments.filter(({ folioNo, regNo }) => folioNo === plan.folioNo && regNo === plan.regNo);
    return own.some(
      ({ status, on: answered, dueOn }) =>
        (status === 'BOUNCED' || status === 'REJECTED') &&
        isLately(answered) &&
        !own.some(
          (later) => (later.status === 'PAID' || later.status === 'DONE') && isAfter(later.dueOn, dueOn),
        ) &&
        !entries.some(
          (entry) =>
            entry.kind === 'sip-instalment' &&
            entry.folioNo === plan.folioNo &&
            entry.schemeCode === plan.schemeCode &&
            entry.planNo === plan.regNo &&
            isAfter(entry.day, dueOn),
        ),
    );
  };
  const isElss = (schemeCode: string) => scheme(schemeCode).category === 'ELSS';
  const savers = new Set(
    entries.filter(({ schemeCode }) => isElss(schemeCode)).map(({ folioNo }) => owner(folioNo)),
  );
  const CAP = 150_000_00n;

  return {
    ceased: planRows(
      sips.filter(
        (plan) => plan.rejectedOn === null && isLately(plan.ceasedOn) && isAfter(plan.endsOn, plan.ceasedOn),
      ),
    ),
    'not-renewed': planRows(
      sips.filter(
        (plan) =>
          plan.rejectedOn === null &&
          isLately(plan.endsOn) &&
          (plan.ceasedOn === null || isAfter(plan.ceasedOn, plan.endsOn)) &&
          !othersOf(plan).some(
            (other) =>
              other.rejectedOn === null && !isAfter(plan.endsOn.subtract({ days: 30 }), other.startsOn),
          ),
      ),
    ),
    maturity: planRows(
      sips.filter(
        (plan) => isActive(plan, on) && isAfter(plan.endsOn, on) && !isAfter(plan.endsOn, inTwoMonths),
      ),
    ),
    rejected: planRows(
      sips.filter((plan) =>
        plan.rejectedOn === null
          ? // One that is over is in the list of what it ended as.
            isSentBack(plan) &&
            isAfter(plan.endsOn, on) &&
            (plan.ceasedOn === null || isAfter(plan.ceasedOn, on))
          : isLately(plan.rejectedOn) &&
            !othersOf(plan).some(
              (other) =>
                other.schemeCode === plan.schemeCode &&
                other.rejectedOn === null &&
                !isAfter(plan.rejectedOn as Day, other.registeredOn),
            ),
      ),
    ),
    liquid: clientsWhere(
      ({ liquid, classes }) => liquid > 0n && !classes.has('EQUITY'),
      ({ liquid }) => liquid,
    ),
    lumpsum: clientsWhere(
      ({ id, aum, inflows }) =>
        aum > 0n &&
        inflows.length > 0 &&
        !sips.some((plan) => owner(plan.folioNo) === id && isActive(plan, on)),
    ),
    equity: clientsWhere(({ aum, classes }) => aum > 0n && isOnly(classes, 'EQUITY')),
    debt: clientsWhere(({ aum, classes }) => aum > 0n && isOnly(classes, 'DEBT')),
    dividend: new Map(
      holdings
        .filter(({ schemeCode }) => scheme(schemeCode).option === 'IDCW')
        .map((one) => [positionOf(one), toPaise(one.units * scheme(one.schemeCode).nav)]),
    ),
    inactive: clientsWhere(
      ({ aum, inflows }) => aum > 0n && !inflows.some(({ day }) => isAfter(day, on.subtract({ months: 6 }))),
    ),
    'zero-balance': new Map(
      [...owners.keys()]
        .filter((folioNo) => !holdings.some((one) => one.folioNo === folioNo))
        .map((folioNo) => [folioNo, 0n]),
    ),
    redeem: new Map(
      entries
        .filter(({ kind, day }) => kind === 'redemption' && isLately(day))
        .map((entry) => [`${positionOf(entry)} ${entry.trxnNo}`, entry.amount]),
    ),
    nigo: new Map(
      orders
        .filter(
          (order) =>
            order.status === 'rejected' &&
            order.rejectedAt !== null &&
            isLately(order.rejectedAt.toZonedDateTimeISO('Asia/Kolkata').toPlainDate()) &&
            !notNigo.includes(order.code ?? '') &&
            !orders.some(
              (other) =>
                other.status === 'allotted' &&
                positionOf(other) === positionOf(order) &&
                Temporal.Instant.compare(other.createdAt, order.createdAt) > 0,
            ),
        )
        .map(({ reference, amount }) => [reference, amount]),
    ),
    'expiring-stp': ending('STP'),
    'expiring-swp': ending('SWP'),
    elss: new Map(
      [...savers].flatMap((id) => {
        const paid = entries
          .filter(
            (entry) =>
              isInflow(entry) &&
              isElss(entry.schemeCode) &&
              owner(entry.folioNo) === id &&
              !isAfter(yearStart, entry.day) &&
              !isAfter(entry.day, on),
          )
          .reduce((sum, { amount }) => sum + amount, 0n);
        return paid < CAP ? [[`${id} ${yearStart.year}`, CAP - paid] as const] : [];
      }),
    ),
  };
}
