import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { useExportRun } from '../../../ui/list/file-menu.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useMakeInvoice, usePayout, useSaveInvoice } from '../calls/queries.ts';
import { monthText } from '../calls/words.ts';
import { AmountRows } from '../figures/amount-rows.tsx';
import styles from '../figures/brokerage.module.css';

interface InvoiceDialogProps {
  month: string;
  onClose: () => void;
}

/** A month's invoice: made once, then downloaded as often as wanted. */
export function InvoiceDialog({ month, onClose }: InvoiceDialogProps) {
  const payout = usePayout();
  const make = useMakeInvoice();
  const { data } = payout;
  const found = data?.months.find((one) => one.month === month);
  const number = make.data?.number ?? found?.invoice ?? null;
  const why = data ? whyNot(found, data.gstin) : null;
  const mayMake = data !== undefined && why === null;
  return (
    <StaticModal
      title={`Invoice for ${monthText(month)}`}
      onClose={onClose}
      actions={
        number !== null ? (
          <Download month={month} />
        ) : mayMake ? (
          <Button busy={make.isPending} onClick={() => make.mutate(month)}>
            Make the invoice
          </Button>
        ) : (
          why?.isProfile && <ButtonLink to="profile">Add the GSTIN in your profile</ButtonLink>
        )
      }
    >
      {!data && (
        <QueryState
          error={payout.error}
          onRetry={payout.refetch}
          failed="The month could not be loaded"
          loading="Loading the month"
          lines={['long', 'medium']}
        />
      )}
      {number === null && why !== null && <p>{why.text}</p>}
      {(number !== null || mayMake) && (
        <p role="status" className={`mute text-note ${styles.about}`}>
          {number === null
            ? 'The invoice gets the next number of the financial year and cannot be changed later.'
            : `Invoice ${number} is ready.`}
        </p>
      )}
      {found && (number !== null || mayMake) && (
        <AmountRows
          rows={[
            { label: 'Brokerage', value: <Money amount={found.amount} /> },
            { label: 'GST', value: <Money amount={found.gst} /> },
          ]}
        />
      )}
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

function Download({ month }: { month: string }) {
  const save = useSaveInvoice(month);
  const { percent, run } = useExportRun();
  return (
    <Button busy={percent !== null} onClick={() => void run(save)}>
      Download PDF
    </Button>
  );
}
