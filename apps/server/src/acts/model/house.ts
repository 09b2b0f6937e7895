import type { StaffRole } from '@hub/domain/staff/roles';
import type { Queries } from '../../db/queries.ts';
import type { AnyAct } from './act.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/** Who is on the staff at a moment, as the owner of those tables says. */
export interface People {
  find(
    queries: Queries,
    person: { readonly id: string } | { readonly email: string },
    at: string,
  ): Promise<Person | null>;
  all(queries: Queries, at: string): Promise<readonly Person[]>;
  /** Of those who left too. */
  names(queries: Queries, ids: readonly string[]): Promise<readonly { id: string; name: string }[]>;
  hasAny(queries: Queries): Promise<boolean>;
  /** Whether whoever these statements are may see this distributor. */
  seesArn(reads: Queries, arn: string): Promise<boolean>;
}

/** What the composition hands in: the acts that there are, and who may do them. */
export interface House {
  readonly acts: readonly AnyAct[];
  readonly people: People;
}
