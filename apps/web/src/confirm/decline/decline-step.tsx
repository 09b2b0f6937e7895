import { brand } from 'virtual:brand';
import {
  DECLINE_REMARK_LENGTH,
  type DeclineReason,
  declineReasonTexts,
  isReported,
} from '@hub/contract/declines/decline-texts';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import field from '../../ui/form/field/field.module.css';
import { Choice } from '../parts/choice.tsx';
import { Note } from '../parts/message.tsx';
import styles from './decline-step.module.css';

/** Why it is declined; without a reason it is not sent. */
export function useDecline() {
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [remark, setRemark] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return {
    reason,
    remark,
    isMissing: isMissing && reason === null,
    setReason,
    setRemark,
    /** As it is sent; null where the reason is missing, which the page then says. */
    answer() {
      setIsMissing(true);
      return reason === null ? null : { reason, remark };
    },
  };
}

interface DeclineStepProps {
  title: string;
  /** What does not happen, and who is told. */
  text: string;
  distributor: string;
  reasons: readonly DeclineReason[];
  decline: ReturnType<typeof useDecline>;
  /** What is declined. */
  declined?: ReactNode;
  /** What sends it, and the way back. */
  children: ReactNode;
}

/** Declining looks like declining: what of, why, and for whom the reason is. */
export function DeclineStep(props: DeclineStepProps) {
  const { title, text, distributor, reasons, decline, declined, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { helpline } = brand.support;
  return (
    <section className={`stack one-column amid gap-20 ${styles.step}`}>
      <header>
        <h1 ref={heading} tabIndex={-1} className="danger">
          {title}
        </h1>
        <p className="above-8 soft">{text}</p>
      </header>
      {declined}
      <div className={`stack one-column gap-8 ${styles.reasons}`}>
        <Choice
          legend="Why?"
          options={reasons.map((value) => ({ value, name: declineReasonTexts[value] }))}
          value={decline.reason}
          onChange={decline.setReason}
        />
        <p role="alert" className="danger text-large medium">
          {decline.isMissing && 'Choose a reason.'}
        </p>
      </div>
      <div role="status">
        {isReported(decline.reason ?? undefined) && (
          <Note tone="bad">
            <p>
              Our service team will be informed too and will look into it. Or call{' '}
              <a href={telephoneLink(helpline.number)}>{helpline.number}</a>, {helpline.hours}.
            </p>
          </Note>
        )}
      </div>
      <div className="stack one-column gap-8">
        <label htmlFor={id} className="text-large strong">
          Remark <span className="mute normal">if you like</span>
        </label>
        <input
          id={id}
          className={field.input}
          type="text"
          maxLength={DECLINE_REMARK_LENGTH}
          placeholder={`For ${distributor}`}
          value={decline.remark}
          onChange={(event) => decline.setRemark(event.currentTarget.value)}
        />
      </div>
      {children}
    </section>
  );
}
