import type { DayNumber } from '@hub/domain';
import type { ClientDraft, FolioDraft } from '../draft/client-draft.ts';
import {
  anyGrowth,
  bonds,
  cash,
  coreEquity,
  hybrids,
  idcwFunds,
  others,
  shortBonds,
  thematicEquity,
} from './funds.ts';
import { between, buyNowAndThen, cameOn } from './savers.ts';

/** A scheme that was merged last year, for those who were there before. */
function buyWhatWasMerged(draft: ClientDraft, folio: FolioDraft): void {
  const merged = draft.scheme('opportunities');
  const isClosed = merged.row.rules.closedTo?.includes(draft.setting.country) ?? false;
  if (isClosed || folio.openedOn >= merged.end - 30) return;
  const until = (merged.end - 10) as DayNumber;
  draft.buy(folio, 'opportunities', between(draft, folio.openedOn, until), draft.sum(85_000));
  if (draft.random.chance(0.5)) {
    draft.buy(folio, 'opportunities', between(draft, folio.openedOn, until), draft.sum(45_000));
  }
}

/** Sums over the years, some moved from one scheme to another, some in two folios. */
export function lumpsums(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 0.5, 68));
  const bought = buyNowAndThen(draft, folio, anyGrowth, calendar.lastBusinessDay, 160_000, 5);
  if (random.chance(0.3)) buyWhatWasMerged(draft, folio);
  const [first] = bought;
  if (first !== undefined && random.chance(0.35)) {
    const target = draft.pickFund(random.chance(0.5) ? [...bonds, ...hybrids] : coreEquity);
    const on = between(draft, (folio.openedOn + 20) as DayNumber, (calendar.today - 12) as DayNumber);
    if (target !== first)
      draft.move(folio, first, target, on, random.chance(0.4) ? { by: 'all' } : { by: 'share', share: 0.5 });
  }
  if (random.chance(0.15)) {
    const second = draft.openFolio(between(draft, folio.openedOn, calendar.lastBusinessDay));
    buyNowAndThen(draft, second, anyGrowth, calendar.lastBusinessDay, 130_000, 2);
  }
}

const only =
  (funds: readonly string[], middle: number) =>
  (draft: ClientDraft): void => {
    const folio = draft.openFolio(cameOn(draft, 0.5, 60));
    buyNowAndThen(draft, folio, funds, draft.calendar.lastBusinessDay, middle, 3);
  };

export const equityOnly = only([...coreEquity, ...thematicEquity], 175_000);
export const debtOnly = only([...bonds, ...shortBonds], 320_000);

/** Cash that waits, and moves in and out. */
export function cashOnly(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 0.5, 24));
  const fund = draft.pickFund(cash);
  draft.buy(folio, fund, folio.openedOn, draft.sum(290_000));
  for (let count = random.below(4); count > 0; count -= 1) {
    const on = between(draft, folio.openedOn, calendar.lastBusinessDay);
    if (random.chance(0.5)) draft.buy(folio, fund, on, draft.sum(115_000));
    else draft.sell(folio, fund, on, { by: 'share', share: 0.35 });
  }
}

export function idcwHolder(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 4, 64));
  const fund = draft.pickFund(idcwFunds);
  draft.buy(folio, fund, folio.openedOn, draft.sum(320_000));
  if (random.chance(0.4))
    draft.buy(folio, fund, between(draft, folio.openedOn, calendar.lastBusinessDay), draft.sum(130_000));
  if (random.chance(0.3))
    draft.buy(
      folio,
      draft.pickFund(others),
      between(draft, folio.openedOn, calendar.lastBusinessDay),
      draft.sum(70_000),
    );
}

/** Put something in once, and has not been heard of for half a year or more. */
export function goneQuiet(draft: ClientDraft): void {
  const folio = draft.openFolio(cameOn(draft, 8, 66));
  buyNowAndThen(draft, folio, anyGrowth, draft.daysAgo(205), 130_000, 2);
  if (draft.random.chance(0.3)) buyWhatWasMerged(draft, folio);
}

/** Took all of it out, or opened a folio and never used it. */
export function emptied(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 2, 60));
  if (random.chance(0.25)) return;
  const funds = buyNowAndThen(draft, folio, [...coreEquity, ...bonds, ...cash], folio.openedOn, 85_000, 2);
  const on = between(draft, (folio.openedOn + 30) as DayNumber, (calendar.today - 8) as DayNumber);
  for (const fund of new Set(funds)) draft.sell(folio, fund, on, { by: 'all' });
}

/** Something taken out within the last weeks, some of it too early for the load. */
export function redeemer(draft: ClientDraft): void {
  const { random } = draft;
  const folio = draft.openFolio(cameOn(draft, 3, 40));
  const fund = draft.pickFund([...coreEquity, ...hybrids]);
  draft.buy(folio, fund, folio.openedOn, draft.sum(220_000));
  const on = draft.daysAgo(random.between(6, 52));
  draft.sell(
    folio,
    fund,
    on,
    random.chance(0.3) ? { by: 'all' } : { by: 'share', share: random.pick([0.2, 0.4, 0.5]) },
  );
}
