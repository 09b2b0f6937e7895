import { dayText, groupIndian } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { countOf } from '../tiles/counts.ts';
import { folioListState } from '../tiles/links.ts';
import { useEuinMissing } from '../tiles/queries.ts';
import styles from './euin-orders.module.css';

/** No page of the spec lists them, so they are shown where they are named. */
export function EuinOrders({ onClose }: { onClose: () => void }) {
  return (
    <StaticModal title="Orders without an EUIN" onClose={onClose}>
      <p className="mute text-note">
        Brokerage on an order without an EUIN is withheld, and forfeited after the date shown. Send the EUIN
        to the registrar, or the client’s execution-only declaration.
      </p>
      <Orders />
    </StaticModal>
  );
}

function Orders() {
  const { data, error, refetch } = useEuinMissing();
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The orders could not be loaded"
        loading="Loading the orders"
        lines={['long', 'medium', 'long']}
      />
    );
  }
  const { items, total, amount } = data;
  return (
    <>
      <section
        className={`lined ${styles.scroll}`}
        aria-label="Orders without an EUIN"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
      >
        <ul>
          {items.map((order) => (
            <li key={`${order.folioNo} ${order.trxnNo}`}>
              <RouteLink
                href={folioListState(order.folioNo)}
                className="stack pad-12 gap-2 ink bare round-small hover-sunk"
              >
                <span className="flex between baseline gap-12">
                  <b>{order.investor || `Folio ${order.folioNo}`}</b>
                  <b className="figures">
                    <Money amount={order.amount} decimals={0} />
                  </b>
                </span>
                <span className="mute text-note">{order.scheme}</span>
                <span className="flex between baseline gap-12">
                  <span className="mute text-note">
                    <DatedText>{`Folio ${order.folioNo} · ${dayText(order.day)}`}</DatedText>
                  </span>
                  <span className="fixed danger text-note medium">
                    <DatedText>by {dayText(order.deadline)}</DatedText>
                  </span>
                </span>
              </RouteLink>
            </li>
          ))}
        </ul>
      </section>
      <p className="flex between baseline pad-top-12 gap-12 above-8 ink figures line-above">
        <span>
          {items.length < total && `${groupIndian(items.length)} of `}
          {countOf(groupIndian(total), 'order')}
        </span>
        <b>
          <Money amount={amount} decimals={0} />
        </b>
      </p>
    </>
  );
}
