import { href, type RequestOf, type ResponseOf } from '@hub/contract';
import type {
  decideChange as decideChangeCall,
  sendChangeOtp as sendChangeOtpCall,
} from '@hub/contract/calls/changes/changes';
import { changeMessageTexts } from '@hub/contract/changes/change-message-texts';
import { changeName, changeTexts, isContactChange } from '@hub/contract/changes/change-texts';
import { declineMessageTexts } from '@hub/contract/declines/decline-message-texts';
import { isReported } from '@hub/contract/declines/decline-texts';
import { todayInIndia } from '@hub/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { reportDecline } from '../../client-messages/report-decline.ts';
import { decideFreely, decideWithCode } from '../../codes/decide.ts';
import { checkCodes, limitCodes, sendCodes } from '../../codes/investor-codes.ts';
import { type NoteWrong, refuseLocked } from '../../codes/investor-guess.ts';
import { spendCodesOf } from '../../codes/otp.repository.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import { useLink } from '../../links/links.ts';
import { notify } from '../notifications/notifications.public.ts';
import { findDistributorName } from '../transact/transact.public.ts';
import { applyChange, checkAgain } from './apply-change.ts';
import { decisionOf, type LockedChange, lockOpen, type OpenChange, ownerOf } from './change-link.ts';
import { changeTimes } from './change-times.ts';
import { closeChange } from './changes.repository.ts';
import { targetsOf } from './codes.ts';

/** A code of its own to each contact. */
export async function sendChangeOtp(
  context: CallContext,
  _: RequestOf<typeof sendChangeOtpCall>,
  found: OpenChange,
): Promise<ResponseOf<typeof sendChangeOtpCall>> {
  const { db, clock, brand } = context;
  const { arn } = found;
  const now = clock.now();
  const times = changeTimes(todayInIndia(now));
  const { codeMinutes: minutes, codeTries: tries, codePauseSeconds: pauseSeconds, codeSends } = times;
  const often = { pauseSeconds, perHour: codeSends, tooMany: changeTexts.tooManyCodes };
  await limitCodes(context, 'change-otp', found.id, often);
  await refuseLocked(context, await ownerOf(context, found));
  return db.transaction({ arn }, async (tx) => {
    const open = await lockOpen(tx, found, now);
    if (open instanceof Refusal) throw open;
    const { change, folio } = open;
    const targets = targetsOf(context, change, folio);
    return sendCodes(context, tx, decisionOf(found), targets, { minutes, tries, pauseSeconds }, (code) =>
      changeTexts.otp(code, change.kind, brand.name, minutes),
    );
  });
}

type Requested = RequestOf<typeof decideChangeCall>;
type Decided = ResponseOf<typeof decideChangeCall>;

/** Every code must be right; each is looked at. A wrong one is counted, so it is no error of the transaction. */
async function codeFault(
  context: CallContext,
  tx: Tx,
  { change, folio }: LockedChange,
  codes: Requested['codes'],
  noteWrong: NoteWrong,
): Promise<Refusal | null> {
  const given = new Map(
    targetsOf(context, change, folio).map(({ key }) => [
      key,
      codes.find((one) => one.key === key)?.otp ?? '',
    ]),
  );
  const words = { notSent: changeTexts.codesFirst, wrong: changeTexts.codeWrong };
  const fault = await checkCodes(context, tx, decisionOf(change), given, words);
  if (fault === null) return null;
  if (fault.isWrong) await noteWrong(tx, folio, await findDistributorName(tx, change.arn));
  const fields = Object.fromEntries(fault.keys.map((key) => [key, fault.message]));
  return new Refusal('rule', fault.message, { fields });
}

/** What is written of any answer: the link is used up, and the distributor told. */
async function close(
  context: CallContext,
  tx: Tx,
  { change, folio }: LockedChange,
  { token, isConfirmed, decline }: Requested,
): Promise<void> {
  const { clock, security, ip, requestId } = context;
  const { arn, id, kind, folioNo, investorId } = change;
  const now = clock.now();
  const why = isConfirmed ? undefined : decline;
  await closeChange(tx, arn, id, isConfirmed ? 'confirmed' : 'declined', `${now}`);
  await spendCodesOf(tx, decisionOf(change), `${now}`);
  await useLink(tx, security.digest, { purpose: 'folio-change', token, now });
  await notify(tx, arn, {
    topic: 'orders',
    kind: isConfirmed ? 'change-confirmed' : 'change-declined',
    title: changeTexts.notice(kind, isConfirmed, folio.name),
    body: changeMessageTexts.folio(folioNo, why && declineMessageTexts.why(why)),
    link: `${href(isContactChange(kind) ? 'transact/contact' : 'nominee')}?${new URLSearchParams({ investor: investorId, folio: folioNo })}`,
    at: now,
  });
  if (why !== undefined && isReported(why.reason)) {
    await reportDecline(context, tx, {
      arn,
      distributor: await findDistributorName(tx, arn),
      investor: folio.name,
      what: [changeMessageTexts.declinedOf(changeName(kind), folioNo)],
      decline: why,
    });
  }
  await writeAudit(asSystem(tx), {
    arn,
    actor: 'investor',
    action: isConfirmed ? 'changes.confirmed' : 'changes.declined',
    subject: id,
    details: { kind, folioNo, ...(why && { decline: why }) },
    address: ip,
    requestId,
  });
}

/** Confirmed with every code, or declined; once and for all. */
export async function decideChange(
  context: CallContext,
  requested: Requested,
  found: OpenChange,
): Promise<Decided> {
  const now = context.clock.now();
  const today = todayInIndia(now);
  const { isConfirmed, codes } = requested;
  if (!isConfirmed) {
    return decideFreely<Decided>(context, found.arn, async (tx) => {
      const open = await lockOpen(tx, found, now);
      if (open instanceof Refusal) return open;
      await close(context, tx, open, requested);
      const text = isReported(requested.decline?.reason)
        ? changeMessageTexts.declinedAndReported(context.brand.support.helpline)
        : changeMessageTexts.declined;
      return { isConfirmed, text };
    });
  }
  return decideWithCode<Decided>(context, await ownerOf(context, found), async (tx, noteWrong) => {
    const open = await lockOpen(tx, found, now);
    if (open instanceof Refusal) return open;
    const refusal =
      (await codeFault(context, tx, open, codes, noteWrong)) ?? (await checkAgain(context, tx, open, today));
    if (refusal !== null) return refusal;
    const text = await applyChange(context, tx, open, today);
    await close(context, tx, open, requested);
    return { isConfirmed, text };
  });
}
