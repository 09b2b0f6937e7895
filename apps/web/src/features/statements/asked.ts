import type { RequestOf } from '@hub/contract';
import type { accountStatement, capitalGainStatement, mailStatement } from '@hub/contract/calls/statements';
import type { StatementKind } from '@hub/domain';
import { thisYear } from '../../parts/statement/days.ts';
import { wholePeriod } from '../../parts/statement/period-field.tsx';
import type { OwnState } from './statement-state.ts';

/* What the address says, as the calls want it: what is shown is what is mailed, shared and saved. */

export type AskedAccount = RequestOf<typeof accountStatement>;
export type AskedGains = RequestOf<typeof capitalGainStatement>;
export type AskedStatement = RequestOf<typeof mailStatement>;

const whoseOf = ({ investor, folio, family }: OwnState) => ({
  investorId: investor,
  ...(folio !== null ? { folioNo: folio } : family !== null && { family: true as const }),
});

export function askedAccount(state: OwnState): AskedAccount {
  const { period, from, to } = wholePeriod(state);
  return { ...whoseOf(state), period, ...(from !== null && { from }), ...(to !== null && { to }) };
}

export const askedGains = (state: OwnState): AskedGains => ({
  ...whoseOf(state),
  year: state.year ?? thisYear(),
});

export const askedStatement = (kind: StatementKind, state: OwnState): AskedStatement =>
  kind === 'account' ? { kind, ...askedAccount(state) } : { kind, ...askedGains(state) };
