import { dayText, groupIndian, MINUS } from '@hub/domain';
import { Fragment } from 'react';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FigureLink, FigureRows } from '../../../ui/figure/figure-link.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { countOf } from './counts.ts';
import styles from './dashboard.module.css';
import { links } from './links.ts';
import { useClients, useSales, useSips, useTransfers } from './queries.ts';
import { Tile } from './tile.tsx';

const signed = (sign: '+' | typeof MINUS, count: number): string =>
  count === 0 ? '0' : sign + groupIndian(count);

export function SipTile() {
  return (
    <Tile
      title="SIP book"
      className={cx(styles.tile, styles.sips)}
      query={useSips()}
      failed="The SIP book could not be loaded"
    >
      {({ monthly, running, started, ceased }) => (
        <>
          <FigureLink href={links.sipRunning} unit="a month">
            <Money amount={monthly} compact />
          </FigureLink>
          <FigureRows
            rows={[
              { href: links.sipRunning, label: 'Running', value: groupIndian(running) },
              { href: links.sipStarted, label: 'Started this FY', value: signed('+', started) },
              { href: links.sipCeased, label: 'Ceased this FY', value: signed(MINUS, ceased) },
            ]}
          />
          <TransfersLine />
        </>
      )}
    </Tile>
  );
}

export function ClientsTile() {
  return (
    <Tile
      title="Clients"
      className={styles.tile}
      query={useClients()}
      failed="The clients could not be loaded"
    >
      {({ clients, live, newClients }) => (
        <>
          <FigureLink href={links.clients} unit="in total">
            {groupIndian(clients)}
          </FigureLink>
          <FigureRows
            rows={[
              { href: links.liveClients, label: 'With a balance', value: groupIndian(live) },
              { href: links.zeroClients, label: 'Without', value: groupIndian(clients - live) },
              { href: links.newClients, label: 'New this FY', value: signed('+', newClients) },
            ]}
          />
        </>
      )}
    </Tile>
  );
}

export function SalesTile({ month }: { month: string }) {
  const query = useSales();
  return (
    <Tile
      title={`Net sales, ${month}`}
      className={styles.tile}
      query={query}
      failed="The net sales could not be loaded"
    >
      {({ net, bought, sold, from, to }) => (
        <>
          <FigureLink href={links.moved}>
            <Money amount={net} compact change />
          </FigureLink>
          <FigureRows
            rows={[
              { href: links.moved, label: 'Inflow', value: <Money amount={bought} compact /> },
              { href: links.moved, label: 'Outflow', value: <Money amount={sold} compact /> },
            ]}
          />
          <p className={`mute text-note line-above ${styles.period}`}>
            <DatedText>{`${dayText(from)} to ${dayText(to)}`}</DatedText>
          </p>
        </>
      )}
    </Tile>
  );
}

/** STPs and SWPs in one line, which is read and fails by itself. */
function TransfersLine() {
  const { data, error, refetch } = useTransfers();
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="STPs and SWPs could not be loaded"
        loading={<Skeleton width="long" />}
      />
    );
  }
  const lines = [
    { name: 'STP', href: links.stpRunning, ...data.stp },
    { name: 'SWP', href: links.swpRunning, ...data.swp },
  ];
  return (
    <p className={`mute text-note line-above figures ${styles.period}`}>
      {lines.map(({ name, href, running, monthly }, at) => (
        <Fragment key={name}>
          {at > 0 && ' · '}
          <RouteLink href={href} className={`mute bare hover-underlined inline-block ${styles.transfers}`}>
            {countOf(groupIndian(running), name)} <Money amount={monthly} compact />
          </RouteLink>
        </Fragment>
      ))}{' '}
      a month
    </p>
  );
}
