import {
  invoiceScreenTexts,
  invoiceStatusNames,
  invoiceStatusNotes,
} from '@hub/contract/brokerage/invoice-state-texts';
import type { InvoiceDetails } from '@hub/contract/calls/brokerage/brokerage-invoice';
import type { InvoiceStatus } from '@hub/domain/brokerage/tax/invoice-state';
import { useServices } from '../../../lib/react.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';

const tones: Readonly<Record<InvoiceStatus, Tone>> = {
  draft: 'soon',
  signed: 'soon',
  'handed-over': 'calm',
  accepted: 'good',
  'sent-back': 'bad',
  paid: 'good',
};

export const InvoiceChip = ({ status }: { status: InvoiceStatus }) => (
  <StatusChip tone={tones[status]}>{invoiceStatusNames[status]}</StatusChip>
);

/** How far it came, what is next, and all that happened. */
export function InvoiceState({ invoice }: { invoice: InvoiceDetails }) {
  const { brand } = useServices();
  const { status, reason, signed, events } = invoice;
  return (
    <div className="stack gap-8 above-12">
      <p className="row wrap gap-4-8" role="status">
        <InvoiceChip status={status} />
        <span className="soft text-note">{invoiceStatusNotes[status](brand.name)}</span>
      </p>
      {reason !== null && (
        <p className="tint-danger pad-8-12 danger text-note round-small anywhere">
          {invoiceScreenTexts.why(reason)}
        </p>
      )}
      {events.length > 1 && (
        <ol aria-label={invoiceScreenTexts.history} className="stack gap-4 text-note">
          {events.map(({ status: then, at, reason: why }, place) => (
            <li key={`${at} ${then}`} className="row wrap gap-2-8 anywhere">
              <b>{then === 'draft' ? invoiceScreenTexts.made : invoiceStatusNames[then]}</b>
              <Moment at={at} className="mute text-small" />
              {then === 'signed' && signed !== null && (
                <span className="mute text-small">{invoiceScreenTexts.signedBy(signed.by)}</span>
              )}
              {why !== null && place < events.length - 1 && (
                <span className="mute text-small">
                  <DatedText>{why}</DatedText>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
