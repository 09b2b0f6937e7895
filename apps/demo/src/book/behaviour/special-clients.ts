import type { ClientDraft } from '../draft/client-draft.ts';
import { coreEquity, hybrids } from './funds.ts';
import { lumpsums } from './lumpsums.ts';
import { between, buyNowAndThen, cameOn } from './savers.ts';
import { startSip } from './sip-habits.ts';

/** Parents who save for a child: never jointly held (handbook §1.5). `atMost`: the months since its birth. */
export function forAChild(draft: ClientDraft, monthsOld: number): void {
  const { random } = draft;
  const folio = draft.openFolio(cameOn(draft, 0.4, Math.max(0.6, Math.min(58, monthsOld - 2))), false);
  if (random.chance(0.62))
    startSip(draft, folio, folio.openedOn, random.chance(0.5) ? { fund: draft.pickFund(coreEquity) } : {});
  else buyNowAndThen(draft, folio, [...coreEquity, ...hybrids], draft.calendar.lastBusinessDay, 60_000, 2);
}

/** A family's purse: large sums, no instalments. */
export const undividedFamily = lumpsums;

const treasuryFunds = ['liquid', 'overnight', 'arbitrage', 'money-market', 'ultra-short', 'low-duration'];

/** A company parks what it needs next month. */
export function treasury(draft: ClientDraft): void {
  const { random, calendar } = draft;
  const folio = draft.openFolio(cameOn(draft, 4, 40), false);
  const fund = random.pick(treasuryFunds);
  draft.buy(folio, fund, folio.openedOn, draft.sum(230_000));
  for (let count = random.between(3, 14); count > 0; count -= 1) {
    const on = between(draft, folio.openedOn, calendar.lastBusinessDay);
    if (random.chance(0.55)) draft.buy(folio, fund, on, draft.sum(130_000));
    else draft.sell(folio, fund, on, { by: 'share', share: random.pick([0.2, 0.4, 0.6]) });
  }
}
