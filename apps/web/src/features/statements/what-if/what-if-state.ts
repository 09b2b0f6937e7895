import { requestedMoneyPattern } from '@hub/contract';
import { MOST_WHAT_IFS, whatIfRequests } from '@hub/contract/calls/statements/statements-what-if';
import type { WhatIfInput } from '../../../parts/what-if/what-if-query.ts';
import { alwaysOneOf, type ListStateIn, listStateOf, maybe, text } from '../../../ui/list/list-state.ts';

const folio = /^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/;
const scheme = /^[A-Za-z0-9]{1,20}$/;
const unitsForm = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,3})?$/;

/** What is thought of: a holding, up to two more beside it, and how much of each. */
export const whatIfState = listStateOf({
  investor: maybe(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  folio: maybe(folio),
  scheme: maybe(scheme),
  /** `folio~scheme,folio~scheme`. */
  also: text(),
  by: alwaysOneOf(whatIfRequests, 'all'),
  amount: maybe(requestedMoneyPattern),
  units: maybe(unitsForm),
});
export type WhatIfState = ListStateIn<typeof whatIfState>;

export interface ChosenHolding {
  readonly folioNo: string;
  readonly schemeCode: string;
}

export const holdingName = ({ folioNo, schemeCode }: ChosenHolding): string => `${folioNo}~${schemeCode}`;

/** The holdings in the order they were chosen in. */
export function chosenOf(state: WhatIfState): readonly ChosenHolding[] {
  const named = [`${state.folio}~${state.scheme}`, ...state.also.split(',')].flatMap((name) => {
    const [folioNo = '', schemeCode = ''] = name.split('~');
    return folio.test(folioNo) && scheme.test(schemeCode) && folioNo !== 'null'
      ? [{ folioNo, schemeCode }]
      : [];
  });
  return [...new Map(named.map((one) => [holdingName(one), one])).values()].slice(0, MOST_WHAT_IFS);
}

export function withChosen(state: WhatIfState, chosen: readonly ChosenHolding[]): WhatIfState {
  const [first, ...others] = chosen;
  return {
    ...state,
    folio: first?.folioNo ?? null,
    scheme: first?.schemeCode ?? null,
    also: others.map(holdingName).join(','),
  };
}

/** Null while how much is not said. */
export function requestsOf(state: WhatIfState): WhatIfInput[] | null {
  const { by, amount, units } = state;
  const chosen = chosenOf(state);
  if (chosen.length === 0) return null;
  if (by === 'all') return chosen.map((one) => ({ ...one, by }));
  if (by === 'units') return units === null ? null : chosen.map((one) => ({ ...one, by, units }));
  return amount === null ? null : chosen.map((one) => ({ ...one, by, amount }));
}
