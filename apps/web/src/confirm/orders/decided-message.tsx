import { brand } from 'virtual:brand';
import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { investorPageHref } from '@hub/contract/urls/investor-pages';
import { dayText } from '@hub/domain/calendar/date-text';
import { moneyOf } from '@hub/domain/money/figure-text';
import { formatRupees } from '@hub/domain/money/format/format-amounts';
import { rupeesText } from '@hub/domain/money/format/rupees-text';
import { paise } from '@hub/domain/money/scaled';
import type { Decided } from '../link/replies.ts';
import { ButtonAnchor } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { endOf } from '../sitting/end-text.ts';
import { decidedText } from './decisions.ts';
import { OrderResults } from './order-results.tsx';

const isDeclined = ({ status }: OrderToConfirm) => status === 'declined';

/** What a mandate is debited, and when. */
const debitedText = ({ amount, on }: NonNullable<Decided['debit']>): string =>
  `${rupeesText(amount)} is debited from your account by your mandate on ${dayText(on)}.`;

const { number, hours } = brand.support.helpline;
const reportedText = `Our service team looks into what you did not ask for. Call ${number} with any question, ${hours}.`;

interface DecidedMessageProps {
  decided: Decided;
  /** The asset manager's service team looks into it. */
  isReported: boolean;
  /** Parts of what would have been opened are not right. */
  isSentBack: boolean;
}

/** What became of each order, and the way on to the payment. */
export function DecidedMessage({ decided, isReported, isSentBack }: DecidedMessageProps) {
  const { orders, payToken, debit, mandates } = decided;
  if (isSentBack) {
    return <Message tone="info" title={openingPageTexts.sentBack} text={openingPageTexts.sentBackText} />;
  }
  const confirmed = orders.filter((order) => !isDeclined(order));
  const due = paise(
    confirmed.reduce((sum, order) => sum + (order.due === null ? 0n : moneyOf(order.due)), 0n),
  );
  const debited = debit && debitedText(debit);
  const text =
    confirmed.length === 0
      ? 'Your distributor is told. Nothing else happens.'
      : debited !== null
        ? `${debited} ${payToken === null ? 'You need not pay anything.' : 'The rest is for you to pay.'}`
        : payToken === null
          ? (endOf(mandates)?.text ??
            'Thank you. Your distributor is told when it is done. You can close this page.')
          : 'One step left: your payment. The order goes ahead once the money is here.';
  return (
    <Message
      tone={confirmed.length === 0 ? 'info' : 'good'}
      title={decidedText(confirmed.length, orders.length - confirmed.length)}
      text={text}
    >
      {isReported && <p>{reportedText}</p>}
      <OrderResults orders={orders} />
      {payToken !== null && (
        <ButtonAnchor href={investorPageHref('pay', payToken)}>
          Pay {formatRupees(due, { decimals: 'some' })}
        </ButtonAnchor>
      )}
    </Message>
  );
}
