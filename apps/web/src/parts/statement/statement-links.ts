/**
 * Where statements are shown. Whose, the select-investor page with the statement's suffix asks first (Spec §2).
 */
import { href } from '@hub/contract';
import type { StatementKind } from '@hub/domain/statements/statement-kinds';

interface Whose {
  readonly investor: string;
  readonly folio?: string | undefined;
}

export const statementRoutes = {
  account: { page: 'statements/account', select: 'statements/select-investor-account' },
  capitalgain: { page: 'statements/capital-gain', select: 'statements/select-investor-capital-gain' },
} as const satisfies Record<StatementKind, unknown>;

export const statementHref = (kind: StatementKind, { investor, folio }: Whose): string =>
  `${href(statementRoutes[kind].page)}?${new URLSearchParams({ investor, ...(folio && { folio }) })}`;

export const chooseForStatement = (kind: StatementKind): string => href(statementRoutes[kind].select);
