import { href, type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  CodeKey,
  decideChange as decideChangeCall,
  openChange as openChangeCall,
  sendChangeOtp as sendChangeOtpCall,
} from '@hub/contract/calls/changes/changes';
import { changeTexts, isContactChange } from '@hub/contract/changes/change-texts';
import { contactFaultText, contactTexts } from '@hub/contract/changes/contact-texts';
import { nomineeTexts } from '@hub/contract/nominees/nominee-texts';
import { dayNumberOf, maskContact, todayInIndia } from '@hub/domain';
import { plainContact } from '@hub/domain/contacts/check-contact';
import { orderLimitsOn } from '@hub/domain/orders/facts/order-limits';
import type { CallContext, Opening, OpeningContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { countMessages } from '../../client-messages/count-messages.ts';
import { tellInvestor } from '../../client-messages/send-to-investor.ts';
import { newCode } from '../../codes/code.ts';
import { type NoteWrong, refuseLocked, tryCode } from '../../codes/investor-guess.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem, oneStatement } from '../../db/queries.ts';
import { peekLink, useLink } from '../../links/links.ts';
import { setContact, setNominees } from '../book/book.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { findDistributorName, limitLinks } from '../transact/transact.public.ts';
import { linesOf, nomineesOf, notesOf } from './change-lines.ts';
import { changeTimes } from './change-times.ts';
import { type ChangeRow, closeChange, findChange, lockChange, setCodes } from './changes.repository.ts';
import { checkCodes, hashOfCode, targetsOf } from './codes.ts';
import { coolingOf, faultOf, registeredContact } from './contact.service.ts';
import { type ChangeFolio, findChangeFolio } from './folio.repository.ts';
import { blockOf, nominationFault } from './nominees.service.ts';

type DeadLink = Exclude<ResponseOf<typeof openChangeCall>['link'], 'open'>;
const dead = (state: DeadLink): Refusal => new Refusal('rule', changeTexts.dead[state]);

const deadBy = {
  confirmed: 'used',
  declined: 'used',
  cancelled: 'revoked',
  expired: 'expired',
} as const;

function stateOf({ status, expiresAt }: ChangeRow, now: Temporal.Instant): 'open' | DeadLink {
  if (status !== 'open') return deadBy[status];
  return Temporal.Instant.compare(now, Temporal.Instant.from(expiresAt)) >= 0 ? 'expired' : 'open';
}

interface OpenLink {
  readonly arn: string;
  readonly id: string;
}

/** What a token opens, asked by whoever has it. */
async function findByToken(
  { db, security, clock }: OpeningContext,
  token: string,
): Promise<OpenLink | DeadLink> {
  const link = await db.transaction('nobody', (tx) =>
    peekLink(tx, security.digest, { purpose: 'folio-change', token, now: clock.now() }),
  );
  if (link.status !== 'open') return link.status;
  return { arn: link.arn, id: (link.details as { change: string }).change };
}

type Told = ResponseOf<typeof openChangeCall>;

/** For the page itself, which says why a link is dead. */
export async function openOrTell(context: OpeningContext, token: string): Promise<Opening<OpenLink, Told>> {
  await limitLinks(context);
  const found = await findByToken(context, token);
  return typeof found === 'string' ? { answer: { link: found, change: null } } : { opened: found };
}

/** For what is done with an open link only. */
export async function mustOpen(context: OpeningContext, token: string): Promise<Opening<OpenLink, never>> {
  await limitLinks(context);
  const found = await findByToken(context, token);
  if (typeof found === 'string') throw dead(found);
  return { opened: found };
}

/** The change and its folio, locked, when it still waits. */
async function lockOpen(
  tx: Tx,
  { arn, id }: OpenLink,
  now: Temporal.Instant,
): Promise<{ readonly change: ChangeRow; readonly folio: ChangeFolio } | DeadLink> {
  const change = await lockChange(tx, arn, id);
  if (change === null) return 'unknown';
  const state = stateOf(change, now);
  if (state !== 'open') return state;
  const folio = await findChangeFolio(tx, arn, change.folioNo);
  return folio === null ? 'unknown' : { change, folio };
}

/** Whose codes they are. */
async function ownerOf(
  { db }: CallContext,
  { arn, id }: { readonly arn: string; readonly id: string },
): Promise<{ readonly arn: string; readonly investorId: string }> {
  const change = await findChange(oneStatement(db, { arn }), arn, id);
  if (change === null) throw dead('unknown');
  return { arn, investorId: change.investorId };
}

/** What the link shows. */
export async function openChange(
  context: CallContext,
  _: RequestOf<typeof openChangeCall>,
  found: OpenLink,
): Promise<Told> {
  const { arn } = found;
  const now = context.clock.now();
  return context.db.transaction({ arn }, async (tx) => {
    const change = await findChange(tx, arn, found.id);
    const state = change === null ? 'unknown' : stateOf(change, now);
    if (change === null || state !== 'open') return { link: state, change: null };
    const folio = await findChangeFolio(tx, arn, change.folioNo);
    if (folio === null) return { link: 'unknown' as const, change: null };
    const { contactChangeDays } = orderLimitsOn(dayNumberOf(todayInIndia(now)));
    return {
      link: 'open' as const,
      change: {
        kind: change.kind,
        investorName: folio.name,
        distributor: { name: await findDistributorName(tx, arn), arn },
        folioNo: change.folioNo,
        lines: linesOf(change),
        notes: notesOf(change, folio.holding !== 'SI', contactChangeDays),
        codes: targetsOf(context, change, folio).map(({ key, label, to }) => ({
          key,
          label,
          masked: maskContact(to),
        })),
        expiresAt: change.expiresAt,
        now: `${now}`,
      },
    };
  });
}

/** A code of its own to each contact. */
export async function sendChangeOtp(
  context: CallContext,
  _: RequestOf<typeof sendChangeOtpCall>,
  found: OpenLink,
): Promise<ResponseOf<typeof sendChangeOtpCall>> {
  const { db, clock, security, brand, messenger } = context;
  const { arn, id } = found;
  const now = clock.now();
  const times = changeTimes(todayInIndia(now));
  await context.limit(
    {
      name: 'change-otp-pause',
      key: id,
      max: 1,
      windowSeconds: times.codePauseSeconds,
      message: texts.session.otpTooSoon,
    },
    {
      name: 'change-otp',
      key: id,
      max: times.codeSends,
      windowSeconds: 3600,
      message: changeTexts.tooManyCodes,
    },
  );
  await refuseLocked(context, await ownerOf(context, found));
  return db.transaction({ arn }, async (tx) => {
    const open = await lockOpen(tx, found, now);
    if (typeof open === 'string') throw dead(open);
    const { change, folio } = open;
    const targets = targetsOf(context, change, folio);
    const tooMany = await countMessages(context, tx, { arn, purpose: 'change-otp' }, targets);
    if (tooMany !== null) throw tooMany;
    // The codes are hashed with it, so it has no more digits than the database keeps.
    const expiresAt = `${now.add({ minutes: times.codeMinutes }).round('second')}`;
    const sent = targets.map((target) => ({ ...target, code: newCode() }));
    const hashes = sent.map(({ key, code }) => [
      key,
      hashOfCode(security, { id, key, expiresAt }, code).toString('base64url'),
    ]);
    await setCodes(tx, arn, id, Object.fromEntries(hashes) as Record<CodeKey, string>, expiresAt);
    for (const { channel, to, code } of sent) {
      await messenger.send(tx, {
        channel,
        to,
        arn,
        purpose: 'change-otp',
        expiresInSeconds: times.codeMinutes * 60,
        ...(channel === 'EMAIL' ? { subject: `Your code for ${brand.name}` } : {}),
        text: changeTexts.otp(code, change.kind, brand.name, times.codeMinutes),
      });
    }
    return { expiresAt, nextAt: `${now.add({ seconds: times.codePauseSeconds })}` };
  });
}

/** What was asked must still be allowed: a day may lie between asking and answering. */
async function checkAgain(
  context: CallContext,
  tx: Tx,
  { change, folio }: { readonly change: ChangeRow; readonly folio: ChangeFolio },
  today: Temporal.PlainDate,
): Promise<Refusal | null> {
  if (change.kind === 'NOMINATION') {
    const isMoved = JSON.stringify(folio.nominees) !== JSON.stringify(change.before.nominees);
    if (isMoved) return new Refusal('conflict', nomineeTexts.changedMeanwhile);
    const blocked = blockOf(context, folio);
    return blocked === null ? nominationFault(folio, change.terms, today) : new Refusal('rule', blocked);
  }
  const { kind, terms, before } = change;
  const until = coolingOf(folio, today);
  if (until !== null) return new Refusal('rule', contactTexts.cooling(until));
  const now = registeredContact(folio, kind);
  if (now === null || plainContact(kind, now) !== plainContact(kind, before.value)) {
    return new Refusal('conflict', contactTexts.notMoved);
  }
  const fault = await faultOf(tx, asSystem(tx), change.arn, folio, { kind, ...terms });
  return fault === null ? null : new Refusal('rule', contactFaultText(kind, fault));
}

/** Writes the change into the book and says so to all whom it concerns; what the page then reads. */
async function apply(
  context: CallContext,
  tx: Tx,
  { change, folio }: { readonly change: ChangeRow; readonly folio: ChangeFolio },
  today: Temporal.PlainDate,
): Promise<string> {
  const { brand } = context;
  const { arn } = change;
  const system = asSystem(tx);
  const subject = `Your details with ${brand.name} were changed`;
  if (change.kind === 'NOMINATION') {
    const nominees = change.terms.isOptOut ? [] : nomineesOf(change.terms);
    await setNominees(system, { arn, folioNo: change.folioNo }, nominees, change.terms.isOptOut);
    const text = changeTexts.nominationDone(change.folioNo, brand.name);
    await tellInvestor(context, tx, folio, { arn, purpose: 'change-done', subject, text });
    return text;
  }
  const { kind, terms, before } = change;
  const column = kind === 'CHANGEMOBILE' ? 'mobile' : 'email';
  await setContact(system, { arn, investorId: change.investorId }, column, terms.value, `${today}`);
  const until = today.add({ days: orderLimitsOn(dayNumberOf(today)).contactChangeDays });
  const text = changeTexts.contactDone(kind, maskContact(terms.value), brand.name, until);
  // To all that was registered before, so that nobody's folio changes without a word, and to the new one.
  await tellInvestor(
    context,
    tx,
    { ...folio, [column]: before.value },
    { arn, purpose: 'change-done', subject, text },
  );
  const onlyNew = { name: folio.name, mobile: null, email: null, [column]: terms.value };
  await tellInvestor(context, tx, onlyNew, { arn, purpose: 'change-done', subject, text });
  return text;
}

type Decided = ResponseOf<typeof decideChangeCall>;
type Outcome = { readonly refusal: Refusal } | { readonly reply: Decided };

/** Confirmed with every code, or declined; once and for all. */
export async function decideChange(
  context: CallContext,
  { token, isConfirmed, codes }: RequestOf<typeof decideChangeCall>,
  found: OpenLink,
): Promise<Decided> {
  const { db, clock, security } = context;
  const { arn, id } = found;
  const now = clock.now();
  const today = todayInIndia(now);
  const decideIn =
    (noteWrong: NoteWrong | null) =>
    async (tx: Tx): Promise<Outcome> => {
      const open = await lockOpen(tx, found, now);
      if (typeof open === 'string') return { refusal: dead(open) };
      const { change, folio } = open;
      let text = 'Nothing was changed. Your distributor is told.';
      if (noteWrong !== null) {
        const keys = targetsOf(context, change, folio).map(({ key }) => key);
        const wrong = await checkCodes(context, tx, open, keys, codes, noteWrong);
        if (wrong !== null) return { refusal: wrong };
        const refusal = await checkAgain(context, tx, open, today);
        if (refusal !== null) return { refusal };
        text = await apply(context, tx, open, today);
      }
      await closeChange(tx, arn, id, isConfirmed ? 'confirmed' : 'declined', `${now}`);
      await useLink(tx, security.digest, { purpose: 'folio-change', token, now });
      await notify(tx, arn, {
        topic: 'orders',
        title: changeTexts.notice(change.kind, isConfirmed, folio.name),
        body: `Folio ${change.folioNo}`,
        link: `${href(isContactChange(change.kind) ? 'transact/contact' : 'nominee')}?${new URLSearchParams({ investor: change.investorId, folio: change.folioNo })}`,
        at: now,
      });
      await writeAudit(asSystem(tx), {
        arn,
        actor: 'investor',
        action: isConfirmed ? 'changes.confirmed' : 'changes.declined',
        subject: id,
        details: { kind: change.kind, folioNo: change.folioNo },
        address: context.ip,
        requestId: context.requestId,
      });
      return { reply: { isConfirmed, text } };
    };
  const outcome = isConfirmed
    ? await tryCode(context, await ownerOf(context, found), (noteWrong) =>
        db.transaction({ arn }, decideIn(noteWrong)),
      )
    : await db.transaction({ arn }, decideIn(null));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.reply;
}
