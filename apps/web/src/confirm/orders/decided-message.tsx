import { brand } from 'virtual:brand';
import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { dayText } from '@hub/domain/calendar/date-text';
import { rupeesText } from '@hub/domain/money/format/rupees-text';
import { useLayoutEffect, useRef } from 'react';
import type { Decided } from '../link/replies.ts';
import { Message, Note } from '../parts/message.tsx';
import { endOf } from '../sitting/end-text.ts';
import { decidedText } from './decisions.ts';
import { OrderResults } from './order-results.tsx';

const isDeclined = ({ status }: OrderToConfirm) => status === 'declined';
const confirmedIn = ({ orders }: Decided): number => orders.filter((order) => !isDeclined(order)).length;

const titleOf = (decided: Decided): string =>
  decidedText(confirmedIn(decided), decided.orders.length - confirmedIn(decided));

/** What a mandate is debited, and when. */
const debitedText = ({ amount, on }: NonNullable<Decided['debit']>): string =>
  `${rupeesText(amount)} is debited from your account by your mandate on ${dayText(on)}.`;

const { number, hours } = brand.support.helpline;
const reportedText = `Our service team will look into what you did not ask for. Call ${number} with any question, ${hours}.`;

interface DecidedProps {
  decided: Decided;
  /** The asset manager's service team looks into it. */
  isReported: boolean;
}

/** Above what is left to do: what the code did. */
export function DecidedNote({ decided, isReported }: DecidedProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1}>
      <Note tone="good">
        <p className="strong">{titleOf(decided)}</p>
        {decided.debit !== null && <p>{debitedText(decided.debit)} The rest is for you to pay.</p>}
        {isReported && <p>{reportedText}</p>}
      </Note>
    </div>
  );
}

interface DecidedMessageProps extends DecidedProps {
  /** Parts of what would have been opened are not right. */
  isSentBack: boolean;
}

/** What became of each order, where nothing is left to do. */
export function DecidedMessage({ decided, isReported, isSentBack }: DecidedMessageProps) {
  const { debit, mandates } = decided;
  if (isSentBack) {
    return <Message tone="info" title={openingPageTexts.sentBack} text={openingPageTexts.sentBackText} />;
  }
  const isAllDeclined = confirmedIn(decided) === 0;
  const text = isAllDeclined
    ? 'Your distributor will be informed. Nothing else happens.'
    : debit !== null
      ? `${debitedText(debit)} You do not have to pay anything.`
      : (endOf(mandates)?.text ??
        'Thank you. Your distributor will be informed when it is done. You can close this page.');
  return (
    <Message tone={isAllDeclined ? 'info' : 'good'} title={titleOf(decided)} text={text}>
      {isReported && <p>{reportedText}</p>}
      <OrderResults orders={decided.orders} />
    </Message>
  );
}
