import { statementPeriods } from '@hub/contract/calls/statements/statement-shapes';
import type { StatementKind } from '@hub/domain/statements/statement-kinds';
import { alwaysOneOf, type ListStateIn, listStateOf, maybe, oneOf } from '../../../ui/list/list-state.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What both kinds read from the address: whose statement, and of what. The rest is each kind's own. */
export const statementState = listStateOf({
  investor: maybe(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  folio: maybe(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/),
  family: oneOf(['all']),
  period: alwaysOneOf(statementPeriods, 'this-year'),
  from: maybe(day),
  to: maybe(day),
  year: maybe(/^\d{4}-\d{2}$/),
  gains: alwaysOneOf(['realised', 'unrealised'], 'realised'),
});
export type StatementState = ListStateIn<typeof statementState>;

/** Once it is known whose it is. */
export type OwnState = StatementState & { readonly investor: string };

export const statementTitles: Readonly<Record<StatementKind, string>> = {
  account: 'Account statement',
  capitalgain: 'Capital-gain statement',
};
