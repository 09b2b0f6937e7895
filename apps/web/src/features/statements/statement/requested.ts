import type { RequestOf } from '@hub/contract';
import type {
  accountStatement,
  capitalGainStatement,
  mailStatement,
} from '@hub/contract/calls/statements/statements';
import type { StatementKind } from '@hub/domain/statements/statement-kinds';
import { thisYear } from '../../../parts/statement/days.ts';
import { wholePeriod } from '../../../parts/statement/period-field.tsx';
import type { OwnState } from './statement-state.ts';

/* What the address says, as the calls want it. */

export type RequestedAccount = RequestOf<typeof accountStatement>;
export type RequestedGains = RequestOf<typeof capitalGainStatement>;
export type RequestedStatement = RequestOf<typeof mailStatement> & { family?: true | undefined };

/** What may be sent: of a family only the client's own part, which the dialogs say. */
export const sentOf = ({ family: _, ...own }: RequestedStatement): RequestOf<typeof mailStatement> => own;

const whoseOf = ({ investor, folio, family }: OwnState) => ({
  investorId: investor,
  ...(folio !== null ? { folioNo: folio } : family !== null && { family: true as const }),
});

export function requestedAccount(state: OwnState): RequestedAccount {
  const { period, from, to } = wholePeriod(state);
  return { ...whoseOf(state), period, ...(from !== null && { from }), ...(to !== null && { to }) };
}

export const requestedGains = (state: OwnState): RequestedGains => ({
  ...whoseOf(state),
  year: state.year ?? thisYear(),
});

export const requestedStatement = (kind: StatementKind, state: OwnState): RequestedStatement =>
  kind === 'account' ? { kind, ...requestedAccount(state) } : { kind, ...requestedGains(state) };
