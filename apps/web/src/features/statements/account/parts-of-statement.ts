import type { AccountStatement } from '@hub/contract/calls/statements/statements';

export type FolioOfStatement = AccountStatement['folios'][number];
export type SchemeOfStatement = FolioOfStatement['schemes'][number];
