import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { monthText } from '../calls/words.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

interface InvoiceButtonProps {
  month: string;
  children: string;
}

export function InvoiceButton({ month, children }: InvoiceButtonProps) {
  const [isRequesting, setRequesting] = useState(false);
  return (
    <>
      <Button
        size="compact"
        look="outline"
        aria-label={`${children} for ${monthText(month)}`}
        onClick={() => setRequesting(true)}
      >
        {children}
      </Button>
      {isRequesting && <InvoiceDialog month={month} onClose={() => setRequesting(false)} />}
    </>
  );
}
