import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { investorPageTexts } from '@hub/contract/orders/investor-page-texts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import type { Confirmation } from '../link/replies.ts';

interface CodeMeaningProps {
  orders: Confirmation['orders'];
  /** The distributor, where the form goes back and nothing is confirmed. */
  sendsBackTo: string | null;
}

/** What the code does, in view while it is entered. */
export const CodeMeaning = ({ orders, sendsBackTo }: CodeMeaningProps) => (
  <section className="stack gap-4 pad-12-16 sunk round" aria-label={investorPageTexts.confirm.withCode}>
    <p className="mute text-body" aria-hidden="true">
      {investorPageTexts.confirm.withCode}
    </p>
    {sendsBackTo === null ? (
      <ul className="stack gap-4">
        {orders.map(({ reference, sentence }) => (
          <li key={reference} className="strong anywhere">
            <DatedText>{`${sentence}.`}</DatedText>
          </li>
        ))}
      </ul>
    ) : (
      <p className="strong">{openingPageTexts.sendingBack(sendsBackTo)}</p>
    )}
  </section>
);
