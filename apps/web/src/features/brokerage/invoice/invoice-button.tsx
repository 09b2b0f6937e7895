import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { monthText } from '../calls/words.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

interface InvoiceButtonProps {
  month: string;
  children: string;
}

export function InvoiceButton({ month, children }: InvoiceButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="compact"
        look="outline"
        aria-label={`${children} for ${monthText(month)}`}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      {isAsking && <InvoiceDialog month={month} onClose={() => setAsking(false)} />}
    </>
  );
}
