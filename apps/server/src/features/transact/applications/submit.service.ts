import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import { applicationFindingText } from '@hub/contract/applications/application-finding-texts';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import type { submitFirstLumpsum } from '@hub/contract/calls/transact/transact-applications';
import { writeTerms } from '@hub/contract/orders/terms/terms-schema';
import { type ApplicationKind, namesIn, PENNY_DROP } from '@hub/domain/applications/application-draft';
import type { ApplicationFinding } from '@hub/domain/applications/application-finding';
import { applicationAccount } from '@hub/domain/applications/application-folio';
import { applicationMandate, applicationTerms } from '@hub/domain/applications/application-terms';
import { checkApplication } from '@hub/domain/applications/check-application';
import { clientPanOf } from '@hub/domain/applications/check-people';
import type { ChangeContext, PrepareContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { refuseVpaOfOthers } from '../../mandates/mandates.public.ts';
import { refuseOtherAccount } from '../payment/account-check.service.ts';
import { placeOrders } from '../place/place.service.ts';
import {
  findApplication,
  hasProof,
  lockApplication,
  setConfirmation,
  setSent,
} from './application.repository.ts';
import { readApplicationFacts } from './application-facts.ts';
import { checkVersion } from './applications.service.ts';
import { type KycByPan, lookUpKyc } from './look-up-kyc.ts';
import { openingOf } from './make-opening.ts';
import { isEditable } from './present.ts';

type Requested = RequestOf<typeof submitFirstLumpsum>;
type Sent = ResponseOf<typeof submitFirstLumpsum>;

/** Crockford's letters, which nobody reads wrongly. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newMandateId = (): string => `M${Array.from(randomBytes(11), (byte) => letters[byte % 32]).join('')}`;

const sentence = (part: string): string => (part === '' || /[.!?]$/.test(part) ? part : `${part}.`);

/** All that is wrong, each at its field; the message is the first. */
function refuse(findings: readonly ApplicationFinding[]): Refusal | null {
  const blocks = findings.filter(({ level }) => level === 'block');
  const [first] = blocks;
  if (first === undefined) return null;
  const { title, why, fix } = applicationFindingText(first);
  const fields = Object.fromEntries(
    blocks.toReversed().map((one) => [`draft.${one.field}`, applicationFindingText(one).title]),
  );
  const message = [title, why, fix]
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ');
  return new Refusal('rule', message, { fields });
}

/** Before the transaction: the agency is asked once more about everybody. */
export async function prepareSubmit(context: PrepareContext, { id }: Requested): Promise<KycByPan> {
  const { arn } = context.session;
  const row = await findApplication(oneStatement(context.db, { arn }), arn, id);
  if (row === null || !isEditable(row)) return {};
  await refuseOtherAccount(context, row.draft);
  const { mandate, kind } = row.draft;
  if (kind === 'sip' && mandate.channel === 'upi') {
    const names = namesIn(row.draft);
    await refuseVpaOfOthers(context, { vpa: mandate.vpa, names, field: 'draft.mandate.vpa' });
  }
  return lookUpKyc(context, { arn, draft: row.draft, before: row.draft, isNeeded: true });
}

/**
 * Checks the whole form again, reserves the client's id, a folio number and a mandate, and puts one order with one link
 * into the order engine: all of it in the caller's transaction, nothing of it in the book.
 */
export async function submitApplication(
  context: ChangeContext,
  tx: Tx,
  kind: ApplicationKind,
  { id, version }: Requested,
  kyc: KycByPan,
): Promise<Sent> {
  const { session, clock, registrar, security } = context;
  const { arn } = session;
  const now = clock.now();
  const row = await lockApplication(tx, arn, id);
  checkVersion(row, version);
  if (row.kind !== kind) throw new Refusal('rule', applicationTexts.wrongKind);
  // The call itself says the consent.
  const draft = { ...row.draft, consent: true };
  const { facts, rows } = await readApplicationFacts(tx, { arn, draft, kyc, now });
  const refusal = refuse(checkApplication(draft, facts, now));
  if (refusal !== null) throw refusal;
  await checkProof(tx, arn, id, draft.sameAs === null ? draft.bank.proof : null);

  // New ones each time: an order that was sent before must not find its folio again.
  const reserved = {
    folioNo: await registrar.reserveFolio(tx),
    mandate: newMandateId(),
    account: applicationAccount(draft, facts).key,
  };
  const isSent = await setSent(tx, {
    arn,
    id,
    investorId: rows.client?.id ?? row.investorId ?? randomUUID(),
    folioNo: reserved.folioNo,
    mandateId: reserved.mandate,
    opening: openingOf({ draft, rows, kyc, mandate: applicationMandate(draft, reserved) }),
    waitingPan: security.digest('pan', clientPanOf(draft)).toString('base64url'),
    at: `${now}`,
  });
  if (!isSent) {
    const field = draft.guardian === null ? 'draft.holders.0.pan' : 'draft.guardian.pan';
    throw new Refusal('conflict', applicationTexts.waiting, {
      fields: { [field]: applicationTexts.waiting },
    });
  }
  const terms = applicationTerms(draft, reserved);
  const sent = await placeOrders(context, tx, [
    terms === null || terms.kind === 'folio'
      ? { kind: 'folio', folioNo: reserved.folioNo, schemeCode: '' }
      : writeTerms(terms),
  ]);
  const [confirmation] = sent.confirmations;
  if (confirmation === undefined) throw new Error('An application was sent without a link');
  await setConfirmation(tx, arn, id, confirmation.id);
  return sent;
}

/** A proof is the bank's own word, or a file of this very form. */
async function checkProof(tx: Tx, arn: string, id: string, proof: string | null): Promise<void> {
  if (proof === null || proof === PENNY_DROP || (await hasProof(tx, arn, id, proof))) return;
  const { missing } = applicationTexts.proof;
  throw new Refusal('rule', missing, { fields: { 'draft.bank.proof': missing } });
}
