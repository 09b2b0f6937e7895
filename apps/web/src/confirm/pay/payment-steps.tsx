import type { StartedPaymentReply } from '@hub/contract/calls/confirmation/confirmation';
import { type FunctionComponent, lazy, Suspense } from 'react';
import { ButtonAnchor } from '../parts/button.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './payment-under-way.module.css';
import type { QrCodeProps } from './qr-code.tsx';

/** Without its file there is still the app on this phone. */
async function loadQrCode(): Promise<{ default: FunctionComponent<QrCodeProps> }> {
  try {
    return { default: (await import('./qr-code.tsx')).QrCode };
  } catch {
    return { default: () => null };
  }
}
const QrCode = lazy(loadQrCode);

interface StepProps<Kind extends StartedPaymentReply['kind']> {
  started: Extract<StartedPaymentReply, { kind: Kind }>;
  amount: string;
  from: string;
}

/** Only with the embedded bank: where a payer without an app or an account approves. */
const DemoBank = ({ url }: { url: string | null }) =>
  url === null ? null : (
    <ButtonAnchor look="outline" href={url} target="_blank" rel="noopener">
      Open the demo bank
    </ButtonAnchor>
  );

export function UpiStep({ started, amount, from }: StepProps<'upi'>) {
  return (
    <div className="stack shrink gap-16">
      <p>Pay from {from}. UPI apps may ask you to choose the account.</p>
      <div className="stack gap-16">
        <div className={styles.app}>
          {started.link.startsWith('upi:') && <ButtonAnchor href={started.link}>Open UPI app</ButtonAnchor>}
        </div>
        <figure className={styles.qr}>
          <Suspense fallback={<div className={styles.qrPending} />}>
            <QrCode text={started.qrText} label={`QR code to pay ${amount} by UPI`} />
          </Suspense>
          <figcaption>Or scan it with a UPI app on another phone</figcaption>
        </figure>
      </div>
      <DemoBank url={started.url} />
    </div>
  );
}

export function BankPageStep({ started, from }: StepProps<'page'>) {
  return (
    <div className="stack shrink gap-16">
      <p>Pay from {from} on your bank’s page, then come back here.</p>
      <ButtonAnchor href={started.url}>Go to the bank’s page</ButtonAnchor>
    </div>
  );
}

export function TransferStep({ started, amount, from }: StepProps<'transfer'>) {
  const { payee, reference, url } = started;
  return (
    <div className="stack shrink gap-16">
      <p>
        In your bank’s app, send exactly this amount from {from}, and give the reference as the remark.
        Another amount or another account is sent back.
      </p>
      <dl className={styles.payee}>
        <CopyRow label="Amount" value={amount} copied={amount.replace(/[^\d.]/g, '')} />
        <CopyRow label="Name" value={payee.name} />
        <CopyRow label="Account number" value={payee.accountNo} />
        <CopyRow label="IFSC" value={payee.ifsc} />
        <CopyRow label="Bank" value={payee.bank} />
        <CopyRow label="Reference" value={reference} />
      </dl>
      <DemoBank url={url} />
    </div>
  );
}
