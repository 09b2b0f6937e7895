import { href } from '@hub/contract';
import { useState } from 'react';
import { useServices, useStore } from '../../../lib/react.ts';
import { useOwnQuery } from '../../../parts/transaction/folio-links.ts';
import { readSent } from '../../../parts/transaction/sent-links.ts';
import { readReferences } from '../flow/links.ts';
import { SignedIn } from '../flow/signed-in.tsx';
import { SentChange } from './sent-change.tsx';
import { SentForm } from './sent-form.tsx';
import { SentMandate } from './sent-mandate.tsx';
import { SentOrders } from './sent-orders.tsx';

/** What was sent to whom, until when it can be confirmed, and what comes next. The one page of every send. */
export function Page() {
  const { preLoginTransaction } = useStore(useServices().session);
  // Such a login ends here, and the screen goes on saying what was sent.
  const [isForOne] = useState(preLoginTransaction);
  const query = useOwnQuery(href('transact/thank-you'));
  if (isForOne) return <Sent query={query} isForOne />;
  return (
    <SignedIn title="Thank you">
      <Sent key={query} query={query} isForOne={false} />
    </SignedIn>
  );
}

function Sent({ query, isForOne }: { query: string; isForOne: boolean }) {
  const sent = readSent(query);
  switch (sent?.what) {
    case 'mandate':
      return <SentMandate {...sent} isForOne={isForOne} />;
    case 'change':
      return <SentChange {...sent} isForOne={isForOne} />;
    case 'form':
      return <SentForm {...sent} />;
    default:
      return <SentOrders references={readReferences(query)} isForOne={isForOne} />;
  }
}
