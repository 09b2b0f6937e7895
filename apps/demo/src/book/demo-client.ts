import { type DayNumber, taxStatuses } from '@hub/domain';
import type { Behaviour } from './behaviour/deck.ts';
import { forAChild, treasury, undividedFamily } from './behaviour/special-clients.ts';
import { ClientDraft } from './draft/client-draft.ts';
import { planRow } from './draft/plan-draft.ts';
import { makeBanks } from './folios/accounts.ts';
import { makeFatca, makeHolders, makeNominees } from './folios/folio-papers.ts';
import type { BookCalendar } from './ground/book-calendar.ts';
import type { BookNumbers } from './ground/book-numbers.ts';
import type { FolioRow } from './ground/folio-row.ts';
import type { Random } from './ground/random.ts';
import type { DemoClient, InvestorRow } from './ground/rows.ts';
import { postHistory } from './ledger/post-history.ts';
import type { DemoMarket } from './market/demo-market.ts';
import type { Household, Member } from './people/household.ts';
import { uuidOf } from './people/identity.ts';

interface BookSetting {
  readonly seed: number;
  readonly arn: string;
  readonly euins: readonly string[];
  readonly subArns: readonly string[];
  readonly calendar: BookCalendar;
  readonly market: DemoMarket;
  readonly numbers: BookNumbers;
}

/** One client out of a household: what it does is told from beginning to end and written down. */
export function makeClient(
  setting: BookSetting,
  random: Random,
  household: Household,
  member: Member,
  deal: () => Behaviour,
): DemoClient {
  const { arn, calendar, market, numbers, euins } = setting;
  const { address, wealth } = household;
  const banks = makeBanks(random, member, address);
  const draft = new ClientDraft({
    arn,
    random,
    calendar,
    market,
    numbers,
    banks,
    wealth,
    country: address.country,
    euin: random.pick(euins),
  });
  behave(draft, member, deal);

  const subArn = random.chance(0.06) ? random.pick(setting.subArns) : null;
  const ledger = postHistory({ ...setting, subArn }, isResident(member.taxStatus), draft.orders);
  const firstOf = new Map<string, DayNumber>();
  for (const { folioNo, day } of ledger.entries) if (!firstOf.has(folioNo)) firstOf.set(folioNo, day);
  const id = uuidOf(setting.seed, member.person.number);
  const nominees = makeNominees(random, member, household, calendar.today);
  const fatca = makeFatca(random, member, household);
  const folios = draft.folios.map(({ folioNo, openedOn, isJoint }): FolioRow => {
    const holders = isJoint ? makeHolders(random, member, household) : [];
    return {
      arn,
      folioNo,
      investorId: id,
      holding: holders.length === 0 ? 'SI' : random.chance(0.7) ? 'AS' : 'JO',
      holders,
      banks,
      nominees,
      fatca,
      taxStatus: member.taxStatus,
      // A liquid scheme gives the NAV of the day before its purchase.
      openedOn: Math.min(openedOn, firstOf.get(folioNo) ?? openedOn) as DayNumber,
      isLocked: random.chance(0.004),
      rta: 'CAMS',
    };
  });
  return {
    investor: investorRow(arn, id, household, member, folios[0]?.folioNo ?? id),
    folios,
    entries: ledger.entries,
    balances: ledger.balances(),
    plans: draft.plans.map(planRow),
    instalments: draft.instalments,
    mandates: draft.mandates,
  };
}

function behave(draft: ClientDraft, { role, guardian, person }: Member, deal: () => Behaviour): void {
  const { today } = draft.calendar;
  if (guardian !== null) forAChild(draft, (today - (person.birthDate ?? today)) / 30.4);
  else if (role === 'huf') undividedFamily(draft);
  else if (role === 'business') treasury(draft);
  else deal()(draft);
  // A folio for later, opened without money.
  if (role !== 'business' && draft.random.chance(0.025))
    draft.openFolio(draft.daysAgo(draft.random.between(4, 700)));
}

const isResident = (taxStatus: string): boolean =>
  taxStatuses.find(({ code }) => code === taxStatus)?.resident ?? true;

function investorRow(
  arn: string,
  id: string,
  { members, address }: Household,
  member: Member,
  firstFolio: string,
): InvestorRow {
  const { person, guardian, taxStatus, mobile, email } = member;
  const pan = guardian === null ? person.pan : null;
  const head = members[0]?.person ?? person;
  return {
    arn,
    id,
    clientKey: pan ?? firstFolio,
    pan,
    name: person.name,
    birthDate: person.birthDate,
    email,
    mobile,
    kyc: guardian === null ? person.kyc : guardian.kyc,
    taxStatus,
    occupation: person.occupation,
    address: address.line,
    city: address.city,
    state: address.state,
    pincode: address.pincode,
    country: address.country,
    guardianName: guardian?.name ?? null,
    guardianPan: guardian?.pan ?? null,
    family: members.length > 1 ? `F${String(head.number).padStart(9, '0')}` : null,
  };
}
