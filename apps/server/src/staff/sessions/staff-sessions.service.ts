import type { StaffSessionRow } from '@hub/contract/console/staff-calls';
import { staffActTexts } from '@hub/contract/staff/staff-act-texts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { StaffContext } from '../../calls/staff-handler.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import type { LoginAnswer, LoginContext } from '../login/login-context.ts';
import { noteLogin } from '../login/login-notes.ts';
import { openSince } from './open-since.ts';
import { endSessions, listSessions } from './staff-session.repository.ts';

async function sessionsOf(
  context: StaffContext,
  queries: Queries,
  staffId: string,
): Promise<{ sessions: StaffSessionRow[] }> {
  const { config, staff } = context;
  const rows = await listSessions(queries, staffId, openSince(context));
  const { idleMinutes, maxHours } = config.console;
  const ranOut = (startedAt: string, seenAt: string): string => {
    const idle = Temporal.Instant.from(seenAt).add({ minutes: idleMinutes });
    const most = Temporal.Instant.from(startedAt).add({ hours: maxHours });
    return `${Temporal.Instant.compare(idle, most) < 0 ? idle : most}`;
  };
  return {
    sessions: rows.map(({ isOpen, ...row }) => ({
      ...row,
      endedAt: isOpen ? null : (row.endedAt ?? ranOut(row.startedAt, row.seenAt)),
      isOwn: row.id === staff.sessionId,
    })),
  };
}

export const getSessionsOf = (context: StaffContext, { id }: { readonly id: string }) =>
  sessionsOf(context, context.reads, id);

/** Their own are theirs to see, whatever their rights. */
export const getOwnSessions = (context: StaffContext) =>
  sessionsOf(context, oneStatement(context.db, 'system'), context.staff.id);

export async function endOwnSession(
  context: LoginContext,
  { id }: { readonly id: string },
): Promise<LoginAnswer<Record<string, never>>> {
  const { db, clock, staff } = context;
  if (staff === null) throw new Refusal('not-found', staffActTexts.faults.noSession);
  await db.transaction('system', async (tx) => {
    const ended = await endSessions(tx, { staffId: staff.id, id, at: `${clock.now()}` });
    if (ended === 0) throw new Refusal('not-found', staffActTexts.faults.noSession);
    await noteLogin(context, { action: 'staff.session-ended', person: staff, details: { session: id } }, tx);
  });
  return id === staff.sessionId ? { value: {}, session: null } : { value: {} };
}

export async function logOut(context: LoginContext): Promise<LoginAnswer<Record<string, never>>> {
  const { db, clock, staff } = context;
  if (staff !== null) {
    await db.transaction('system', async (tx) => {
      const { id, sessionId } = staff;
      await endSessions(tx, { staffId: id, id: sessionId, at: `${clock.now()}` });
      await noteLogin(context, { action: 'staff.logout', person: staff }, tx);
    });
  }
  return { value: {}, session: null };
}
