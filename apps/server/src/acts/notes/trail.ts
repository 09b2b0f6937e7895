import { texts } from '@hub/contract';
import type { StaffRight } from '@hub/domain/staff/roles';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { StaffContext } from '../../calls/staff-handler.ts';
import type { NoteSearch } from '../../db/notes/find-notes.ts';
import type { House } from '../model/house.ts';
import { searchOf } from './search-notes.ts';

/** Kind of a subject → the right to see such a thing, and so its trail. */
const rights: Readonly<Record<string, StaffRight>> = {
  arn: 'distributors.read',
  callback: 'distributors.read',
  rm: 'distributors.read',
  scheme: 'masters.read',
  list: 'masters.read',
  file: 'files.read',
  import: 'files.read',
  order: 'orders.read',
  line: 'orders.read',
  query: 'queries.read',
  'rate-card': 'brokerage.read',
  content: 'content.read',
  piece: 'content.read',
  testimonial: 'content.read',
  notice: 'content.read',
  app: 'platform.read',
  staff: 'staff.read',
};

/** The trail of one thing, for whoever may see the thing; everything else is the auditors'. */
export async function holdToTrail(house: House, context: StaffContext, subject: string): Promise<NoteSearch> {
  const colon = subject.indexOf(':');
  const [kind, id] = [subject.slice(0, Math.max(colon, 0)), subject.slice(colon + 1)];
  const needed = rights[kind] ?? 'audit.read';
  const { staff, reads } = context;
  const sees = staff.rights.includes(needed) || staff.rights.includes('audit.read');
  const isOthers = kind === 'arn' && staff.rmId !== null && !(await house.people.seesArn(reads, id));
  // A relationship manager has the trail of the own ARNs alone.
  const isHidden = staff.rmId !== null && kind !== 'arn';
  if (!sees || isOthers || isHidden) throw new Refusal('forbidden', texts.call.forbidden);
  return kind === 'arn' ? { arn: id } : searchOf({ subject });
}
