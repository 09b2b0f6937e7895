import type { MandateStep } from '@hub/contract/calls/confirmation/opening';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { rupeesText } from '@hub/domain/money/format/rupees-text';
import timeline from '../../ui/layout/timeline.module.css';
import { cx } from '../../ui/theme/cx.ts';
import { type Tone, ToneMark } from '../parts/marks.tsx';

type State = 'done' | 'bad' | 'now' | 'open';
interface Step {
  readonly id: string;
  readonly title: string;
  readonly note?: string | null;
  readonly state: State;
}

const { steps: words } = openingPageTexts;
const tones: Readonly<Record<Exclude<State, 'open'>, Tone>> = { done: 'good', bad: 'bad', now: 'wait' };

export const accountText = ({ bank, masked }: MandateStep): string => `${bank} ${masked}`;
export const isToApprove = ({ status, approvalUrl }: MandateStep): boolean =>
  status === 'INITIATED' && approvalUrl !== null;

const mandateTitles: Readonly<Record<MandateStep['status'], string>> = {
  INITIATED: words.mandate,
  SENT: words.mandateSent,
  APPROVED: words.mandateApproved,
  REJECTED: words.mandateRejected,
  CANCELLED: words.mandateCancelled,
};

const mandateState = ({ status }: MandateStep): State =>
  status === 'INITIATED' ? 'open' : status === 'REJECTED' || status === 'CANCELLED' ? 'bad' : 'done';

interface StepsLeftProps {
  mandates: readonly MandateStep[];
  /** To be paid by hand; null where nothing is. */
  due: string | null;
  /** Where the code goes that confirms; null once it is confirmed. */
  codeTo: string | null;
}

/** The first that is open is what comes now. */
function withNow(steps: readonly Step[]): Step[] {
  const next = steps.findIndex(({ state }) => state === 'open');
  return steps.map((step, place) => (place === next ? { ...step, state: 'now' } : step));
}

const stepsOf = ({ mandates, due, codeTo }: StepsLeftProps): Step[] =>
  withNow([
    codeTo === null
      ? { id: 'confirm', title: words.confirmed, state: 'done' }
      : { id: 'confirm', title: words.confirm, note: words.confirmNote(codeTo), state: 'open' },
    ...mandates.map((mandate, place) => ({
      id: `mandate-${place}`,
      title: mandate.isPaper && mandate.status === 'INITIATED' ? words.sign : mandateTitles[mandate.status],
      note: mandate.reason ?? words.mandateNote(accountText(mandate), rupeesText(mandate.limit)),
      state: mandateState(mandate),
    })),
    ...(due === null ? [] : [{ id: 'pay', title: words.pay(rupeesText(due)), state: 'open' as const }]),
  ]);

/** Confirm, approve the mandate, pay: what is done, what comes now and what after that. */
export function StepsLeft(props: StepsLeftProps) {
  return (
    <section className="stack gap-12" aria-label={openingPageTexts.left}>
      <p className="strong" aria-hidden="true">
        {openingPageTexts.left}
      </p>
      <ol className="stack">
        {stepsOf(props).map(({ id, title, note, state }) => (
          <li
            key={id}
            className={cx(timeline.event, (state === 'now' || state === 'open') && timeline.ahead)}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {state === 'open' ? (
              <span className={timeline.open} />
            ) : (
              <ToneMark tone={tones[state]} size={24} />
            )}
            <div className={timeline.words}>
              <p className={timeline.title}>{title}</p>
              {note && <p className="soft text-body anywhere">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
