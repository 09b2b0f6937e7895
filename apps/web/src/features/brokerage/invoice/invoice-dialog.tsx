import { invoiceScreenTexts } from '@hub/contract/brokerage/invoice-state-texts';
import { invoiceTexts } from '@hub/contract/brokerage/invoice-texts';
import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useInvoice, useMakeInvoice, usePayout } from '../calls/queries.ts';
import { monthText } from '../calls/words.ts';
import { AmountRows } from '../figures/amount-rows.tsx';
import styles from '../figures/brokerage.module.css';
import { InvoiceActs } from './invoice-acts.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { type SentCode, SignInvoice } from './sign-invoice.tsx';

interface InvoiceDialogProps {
  month: string;
  onClose: () => void;
}

/** A month's invoice: made once, signed, handed over, and downloaded as often as wanted. */
export function InvoiceDialog({ month, onClose }: InvoiceDialogProps) {
  const payout = usePayout();
  const read = useInvoice(month);
  const make = useMakeInvoice();
  const [sent, setSent] = useState<SentCode | null>(null);
  const { data } = payout;
  const invoice = read.data?.invoice ?? null;
  const found = data?.months.find((one) => one.month === month);
  const isRead = data !== undefined && read.data !== undefined;
  const why = isRead && invoice === null ? whyNot(found, data.gstin) : null;
  const mayMake = isRead && invoice === null && why === null;
  return (
    <StaticModal
      title={`Invoice for ${monthText(month)}`}
      onClose={onClose}
      actions={
        sent === null &&
        (invoice !== null ? (
          <InvoiceActs invoice={invoice} make={make} onSent={setSent} />
        ) : mayMake ? (
          <Button busy={make.isPending} onClick={() => make.mutate(month)}>
            Make the invoice
          </Button>
        ) : (
          why?.isProfile && <ButtonLink to="profile">Add the GSTIN in your profile</ButtonLink>
        ))
      }
    >
      {!isRead && (
        <QueryState
          error={payout.error ?? read.error}
          onRetry={() => {
            if (payout.error) void payout.refetch();
            if (read.error) void read.refetch();
          }}
          failed={invoiceScreenTexts.failed}
          loading={invoiceScreenTexts.loading}
          lines={['long', 'medium']}
        />
      )}
      {why !== null && <p>{why.text}</p>}
      {(invoice !== null || mayMake) && (
        <p className={`mute text-note ${styles.about}`}>
          {invoice === null
            ? 'The invoice gets the next number of the financial year and cannot be changed later.'
            : invoiceTexts.invoiceNo(invoice.number)}
        </p>
      )}
      {(invoice !== null || (mayMake && found)) && (
        <AmountRows
          rows={[
            { label: 'Brokerage', value: <Money amount={invoice?.taxable ?? found?.amount ?? null} /> },
            { label: 'GST', value: <Money amount={invoice?.gst ?? found?.gst ?? null} /> },
          ]}
        />
      )}
      {invoice !== null && sent === null && <InvoiceState invoice={invoice} />}
      {invoice !== null && !invoice.canSign && invoice.status === 'draft' && (
        <p className="mute text-note">{invoiceTexts.noKey}</p>
      )}
      {sent !== null && <SignInvoice month={month} sent={sent} onSent={setSent} />}
      {make.isError && <ErrorState title="The invoice could not be made" error={make.error} />}
    </StaticModal>
  );
}

type Month = BrokeragePayout['months'][number];

function whyNot(month: Month | undefined, gstin: string | null) {
  if (gstin === null) {
    return {
      text: 'An invoice needs your GSTIN, and there is none in your profile. Who is not registered gets no GST and makes no invoice.',
      isProfile: true,
    };
  }
  if (!month || isNil(month.amount) || month.amount.startsWith('-')) {
    return { text: 'Nothing was paid for this month, so there is nothing to invoice.', isProfile: false };
  }
  return null;
}
