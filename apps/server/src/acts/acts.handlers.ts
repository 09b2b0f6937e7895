import { actTexts } from '@hub/contract/acts/act-texts';
import * as calls from '@hub/contract/console/act-calls';
import { Refusal } from '../calls/refusal/refusal.ts';
import { handleStaff, type StaffContext, type StaffHandler } from '../calls/staff-handler.ts';
import { verifyChain } from '../db/notes/note-chain.ts';
import { oneStatement } from '../db/queries.ts';
import type { House } from './model/house.ts';
import type { RunContext } from './model/run-context.ts';
import { exportNotes } from './notes/export-notes.ts';
import { notePage, searchOf } from './notes/search-notes.ts';
import { holdToTrail } from './notes/trail.ts';
import { previewAct } from './preview-act.ts';
import { decide } from './requests/decide.ts';
import { expireOne } from './requests/expire.ts';
import {
  findRequest,
  listEnded,
  listOfSubject,
  listOpen,
  type RequestRow,
} from './requests/request.repository.ts';
import { mayApprove, showRequests } from './requests/show-requests.ts';
import { runAct } from './run-act.ts';

/** Of somebody logged in: who acts is who the session says. */
const runContextOf = (context: StaffContext): RunContext => ({ ...context, actor: context.staff });

async function getRequest(house: House, context: StaffContext, id: string): Promise<calls.ActRequest> {
  const now = context.clock.now();
  const row = await findRequest(context.reads, id);
  if (row === null) throw new Refusal('not-found', actTexts.noRequest);
  // Whoever looks at one whose time is over notes that it is: the job comes only now and then.
  if (row.state === 'open' && Temporal.Instant.compare(now, row.expiresAt) >= 0)
    await context.db.transaction('system', (tx) => expireOne(tx, id, now));
  const [shown] = await showRequests(house, context.reads, [(await findRequest(context.reads, id)) ?? row], {
    actor: context.staff,
    now,
  });
  if (shown === undefined) throw new Refusal('not-found', actTexts.noRequest);
  return shown;
}

async function listRequests(
  house: House,
  context: StaffContext,
  {
    list,
    subject,
  }: { readonly list: (typeof calls.requestLists)[number]; readonly subject?: string | undefined },
) {
  const { reads, staff, clock } = context;
  const now = clock.now();
  const reader = { actor: staff, now };
  const open = await listOpen(reads, now.toString());
  const toCheck = open.filter((row) => mayApprove(house, row, reader));
  const mine = open.filter(({ maker }) => maker === staff.id);
  const rows = (): RequestRow[] | Promise<RequestRow[]> => {
    if (list === 'to-check') return toCheck;
    return list === 'mine' ? mine : listEnded(reads, now.toString());
  };
  const chosen = subject === undefined ? await rows() : await listOfSubject(reads, subject);
  return {
    requests: await showRequests(house, reads, chosen, reader),
    toCheck: toCheck.length,
    mine: mine.length,
  };
}

/** What the console asks about acts, requests and notes. */
export const actsHandlers = (house: House): readonly StaffHandler[] => [
  handleStaff(calls.previewAct, (context, input) => previewAct(house, runContextOf(context), input)),
  handleStaff(calls.doAct, (context, input) => runAct(house, runContextOf(context), input)),
  handleStaff(calls.listRequests, (context, input) => listRequests(house, context, input)),
  handleStaff(calls.readRequest, (context, { id }) => getRequest(house, context, id)),
  handleStaff(calls.decideRequest, async (context, input) => {
    await decide(house, runContextOf(context), input);
    return getRequest(house, context, input.id);
  }),
  handleStaff(calls.searchNotes, (context, input) => notePage(house, context.reads, searchOf(input))),
  handleStaff(calls.exportNotes, (context, { format, ...filter }) =>
    exportNotes(house, context, searchOf(filter), format),
  ),
  handleStaff(calls.readTrail, async (context, { subject, before }) => {
    const search = await holdToTrail(house, context, subject);
    // Of what somebody may see they read the trail, though the log as a whole is the auditors'.
    return notePage(house, oneStatement(context.db, 'system'), {
      ...search,
      before: searchOf({ before }).before,
    });
  }),
  handleStaff(calls.verifyNotes, async ({ reads, clock }) => ({
    ...(await verifyChain(reads)),
    checkedAt: clock.now().toString(),
  })),
];
