import { invoiceScreenTexts } from '@hub/contract/brokerage/invoice-state-texts';
import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { Card } from '../../../ui/layout/card.tsx';
import { monthText } from '../calls/words.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { InvoiceChip } from './invoice-state.tsx';

/** The invoices that were made, and how far each came; the newest first. */
export function InvoicesCard({ months }: Pick<BrokeragePayout, 'months'>) {
  const made = months.flatMap(({ month, invoice, invoiceStatus }) =>
    invoice === null || invoiceStatus === null ? [] : [{ month, invoice, invoiceStatus }],
  );
  if (made.length === 0) return null;
  return (
    <Card title={invoiceScreenTexts.heading}>
      <ul>
        {made.map(({ month, invoice, invoiceStatus }) => (
          <li key={month} className="row wrap between gap-8-12 pad-8-0 line-above">
            <span className="row wrap gap-4-12">
              <b>{monthText(month)}</b>
              <span className="mute text-note figures">{invoice}</span>
              <InvoiceChip status={invoiceStatus} />
            </span>
            <InvoiceButton month={month}>{invoiceScreenTexts.open}</InvoiceButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
