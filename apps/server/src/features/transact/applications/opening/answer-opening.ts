import type { RequestOf } from '@hub/contract';
import { stepTexts } from '@hub/contract/applications/application-texts';
import type { decideConfirmation } from '@hub/contract/calls/confirmation/confirmation';
import type { OpeningShown } from '@hub/contract/calls/confirmation/opening';
import type { SentBackPart } from '@hub/contract/openings/opening-parts';
import { openingTexts } from '@hub/contract/openings/opening-texts';
import { applicationHref } from '@hub/contract/urls/application-href';
import type { CallContext } from '../../../../calls/call-context.ts';
import { Refusal } from '../../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../../db/database.ts';
import { notify } from '../../../notifications/notifications.public.ts';
import { type ApplicationRow, lockWaiting, setAnswered } from '../application.repository.ts';
import { openConfirmed } from '../open-folio.ts';
import { setDeclared, setSentBack } from './opening.repository.ts';
import { showOpening } from './show-opening.ts';

type Answer = Pick<RequestOf<typeof decideConfirmation>, 'confirmed' | 'opening' | 'sentBack'>;

interface AnsweredOpening {
  readonly row: ApplicationRow;
  readonly shown: OpeningShown;
  readonly sentBack: readonly SentBackPart[];
}

const refuse = (field: string, text: string): Refusal =>
  new Refusal('rule', text, { fields: { [field]: text } });

/**
 * Whether the investor has said what opening a folio needs: every declaration, of exactly what was shown. Null for a
 * link that opens none.
 */
export async function checkOpening(
  context: { readonly security: Pick<CallContext['security'], 'digest'> },
  tx: Tx,
  link: { readonly arn: string; readonly id: string },
  { confirmed, opening: said, sentBack = [] }: Answer,
): Promise<AnsweredOpening | null | Refusal> {
  const row = await lockWaiting(tx, link.arn, link.id);
  const shown = row && (await showOpening(context, tx, row));
  const { remark } = openingTexts;
  if (row === null || shown === null) {
    return sentBack.length === 0 ? null : refuse('sentBack', remark.noPart);
  }
  const answered = { row, shown, sentBack };
  if (sentBack.length > 0) {
    if (confirmed.length > 0) return refuse('sentBack', remark.notBoth);
    const isShown = ({ step }: SentBackPart) => shown.parts.some((part) => part.step === step);
    return sentBack.every(isShown) ? answered : refuse('sentBack', remark.noPart);
  }
  if (confirmed.length === 0) return answered;
  if (said !== undefined && said.digest !== shown.digest) {
    return new Refusal('conflict', openingTexts.changed, { fields: { opening: openingTexts.changed } });
  }
  const isDeclared = shown.declarations.every(({ id }) => said?.declared.includes(id));
  return isDeclared ? answered : refuse('declared', openingTexts.missing);
}

/** Nothing is opened; the distributor reads which parts are not right, and why. */
async function sendBack(tx: Tx, { row, sentBack }: AnsweredOpening, at: Temporal.Instant): Promise<void> {
  await setSentBack(tx, row, sentBack);
  const parts = sentBack.map(({ step, remark }) => ({ name: stepTexts[step].name, remark }));
  await notify(tx, row.arn, {
    topic: 'orders',
    kind: 'form-sent-back',
    title: openingTexts.sentBackTitle(row.name),
    body: openingTexts.sentBackBody(parts),
    link: applicationHref(row.kind, row.id, sentBack[0]?.step),
    at,
  });
}

interface Settled {
  readonly arn: string;
  readonly id: string;
  readonly isConfirmed: boolean;
  /** Where the bank that approves the mandate sends the investor back to. */
  readonly returnUrl: string;
}

/**
 * Client and folio come into the book, with what was declared of exactly the facts that were shown; or the form goes
 * back to its distributor.
 */
export async function settleApplication(
  context: Pick<CallContext, 'clock' | 'mandates'>,
  tx: Tx,
  answered: AnsweredOpening | null,
  { isConfirmed, ...link }: Settled,
): Promise<void> {
  const now = context.clock.now();
  if (!isConfirmed) {
    await setAnswered(tx, link.arn, [link.id], 'declined', `${now}`);
    if (answered !== null && answered.sentBack.length > 0) await sendBack(tx, answered, now);
    return;
  }
  await openConfirmed(context, tx, link);
  if (answered !== null) await setDeclared(tx, answered.row, { at: `${now}`, ...answered.shown });
}
