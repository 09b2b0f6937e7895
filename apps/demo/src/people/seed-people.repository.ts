import type { Queries } from '../../../server/src/db/queries.ts';
import { type DemoDistributor, demoRelationshipManager as manager } from './demo-people.ts';

export async function addManager(queries: Queries): Promise<void> {
  await queries.query(
    `insert into relationship_manager (id, name, mobile, email, city, availability)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [manager.id, manager.name, manager.mobile, manager.email, manager.city, manager.availability],
  );
}

/** False when the distributor was there already. */
export async function addDistributor(queries: Queries, distributor: DemoDistributor): Promise<boolean> {
  const { arn, name, userType, isEmployee, mobile, email, status = 'active' } = distributor;
  const added = await queries.query(
    `insert into distributor (arn, name, user_type, is_employee, mobile, email, status)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (arn) do nothing returning arn`,
    [arn, name, userType, isEmployee, mobile, email, status],
  );
  return added.length > 0;
}

export async function mapToManager(queries: Queries, arn: string): Promise<void> {
  await queries.query('insert into rm_mapping (arn, rm_id) values ($1, $2) on conflict (arn) do nothing', [
    arn,
    manager.id,
  ]);
}
