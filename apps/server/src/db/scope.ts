import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scope } from './database.ts';

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

const setArn = "select set_config('app.arn', $1, true)";
const becomeSystem: Statement = { text: "select set_config('role', 'hub_system', true)", params: [] };
const becomeApp: Statement = { text: "select set_config('role', 'hub_app', true)", params: [] };
const becomeStaff: Statement = { text: "select set_config('role', 'hub_staff', true)", params: [] };
const setStaff = `select set_config('role', 'hub_staff', true), set_config('app.staff', $1, true),
  set_config('app.rights', $2, true), set_config('app.rm', $3, true)`;

/** What has to run first, in the same transaction, for the scope to hold. */
export function scopeStatement(scope: Scope): Statement | null {
  if (scope === 'nobody') return null;
  if (scope === 'system') return becomeSystem;
  if ('arn' in scope) return { text: setArn, params: [scope.arn] };
  return { text: setStaff, params: [scope.staff, scope.rights.join(','), scope.rmId ?? ''] };
}

/** The statement as the system, and back again. */
export function asSystem(scope: Scope, statement: Statement): { all: Statement[]; at: number } {
  if (scope === 'system') return { all: [statement], at: 0 };
  const back = scope !== 'nobody' && 'staff' in scope ? becomeStaff : becomeApp;
  return { all: [becomeSystem, statement, back], at: 1 };
}

interface Requested {
  readonly statements: readonly Statement[];
  readonly at: number;
}

/** Of two that come as the system, one after the other, the first need not go back nor the second become it again. */
export function withoutRoundabouts<Request extends Requested>(requests: readonly Request[]): Request[] {
  const goesBack = (last: Statement | undefined) => last === becomeApp || last === becomeStaff;
  const stays = requests.map(
    ({ statements }, n) => goesBack(statements.at(-1)) && requests[n + 1]?.statements[0] === becomeSystem,
  );
  return requests.map((request, n) => {
    const start = stays[n - 1] === true ? 1 : 0;
    const end = stays[n] === true ? -1 : undefined;
    return { ...request, statements: request.statements.slice(start, end), at: request.at - start };
  });
}

class NestedTransactionError extends Error {
  override name = 'NestedTransactionError';
  constructor() {
    super('The database was asked outside the open transaction: pass the transaction on instead');
  }
}

const open = new AsyncLocalStorage<{ done: boolean }>();

/** PGlite is one connection, so asking it from inside a transaction would wait for ever. Refused on both. */
export function refuseNesting(): void {
  const outer = open.getStore();
  if (outer !== undefined && !outer.done) throw new NestedTransactionError();
}

export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  const mark = { done: false };
  try {
    return await open.run(mark, work);
  } finally {
    mark.done = true;
  }
}
