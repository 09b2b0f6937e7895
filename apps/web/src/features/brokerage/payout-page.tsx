import { lazy, Suspense } from 'react';
import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { ReadOutline } from './calls/read.tsx';
import { InvoiceDialog } from './invoice/invoice-dialog.tsx';
import { BrokerageFrame, useIsVisitor, VisitorPage } from './links/brokerage-frame.tsx';
import { viewHref } from './links/links.ts';
import { type PayoutState, type PayoutView, payoutState } from './links/payout-state.ts';
import { PayoutBoard } from './payout/payout-board.tsx';

const GapsView = lazy(() => import('./gaps/gaps-view.tsx').then(({ GapsView: view }) => ({ default: view })));
const RiskView = lazy(() => import('./risk/risk-view.tsx').then(({ RiskView: view }) => ({ default: view })));
const ForecastView = lazy(() =>
  import('./forecast/forecast-view.tsx').then(({ ForecastView: view }) => ({ default: view })),
);

const notes: Readonly<Record<PayoutView, string>> = {
  payout: 'What you earned, what was paid and what is held.',
  gaps: 'What you should get as per the rate card and your clients’ holdings, against what you received.',
  'at-risk': 'Brokerage that is held or about to be lost, and what to do about it.',
  forecast: 'Trail of the next 12 months if NAVs stay the same, nobody redeems and every SIP continues.',
};

/** The payout and what follows from it: one page in four parts, told apart by its address. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('brokerage'), payoutState);
  const here = viewHref(listState.view);
  if (useIsVisitor()) return <VisitorPage route="brokerage" here={here} />;
  return (
    <BrokerageFrame route="brokerage" here={here} note={notes[listState.view]}>
      <Suspense fallback={<ReadOutline what="the brokerage" />}>
        <View listState={listState} onListState={setListState} />
      </Suspense>
    </BrokerageFrame>
  );
}

interface ViewProps {
  listState: PayoutState;
  onListState: (next: PayoutState) => void;
}

function View({ listState, onListState }: ViewProps) {
  switch (listState.view) {
    case 'gaps':
      return <GapsView state={listState} onState={onListState} />;
    case 'at-risk':
      return <RiskView />;
    case 'forecast':
      return <ForecastView />;
    default:
      return (
        <>
          <PayoutBoard />
          {listState.invoice !== null && (
            <InvoiceDialog
              month={listState.invoice}
              onClose={() => onListState({ ...listState, invoice: null })}
            />
          )}
        </>
      );
  }
}
