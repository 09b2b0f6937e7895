import { groupIndian, MINUS } from '@hub/domain';
import { DatedText } from '../../ui/figure/dated-text.tsx';
import { dayText } from '../../ui/figure/day-text.ts';
import { FigureLink, FigureRows } from '../../ui/figure/figure-link.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import styles from './dashboard.module.css';
import { places } from './places.ts';
import { useClients, useSales, useSips, useTransfers } from './queries.ts';
import { Tile } from './tile.tsx';

const signed = (sign: '+' | typeof MINUS, count: number): string =>
  count === 0 ? '0' : sign + groupIndian(count);

export function SipTile() {
  return (
    <Tile title="SIP book" className={styles.tile} query={useSips()} failed="The SIP book could not be loaded">
      {({ monthly, running, begun, ceased }) => (
        <>
          <FigureLink href={places.sipRunning} unit="a month">
            <Money amount={monthly} compact />
          </FigureLink>
          <FigureRows
            rows={[
              { href: places.sipRunning, label: 'Running', value: groupIndian(running) },
              { href: places.sipBegun, label: 'Started this FY', value: signed('+', begun) },
              { href: places.sipCeased, label: 'Ceased this FY', value: signed(MINUS, ceased) },
            ]}
          />
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
          <FigureLink href={places.clients} unit="in all">
            {groupIndian(clients)}
          </FigureLink>
          <FigureRows
            rows={[
              { href: places.liveClients, label: 'With a balance', value: groupIndian(live) },
              { href: places.zeroClients, label: 'Without', value: groupIndian(clients - live) },
              { href: places.newClients, label: 'New this FY', value: signed('+', newClients) },
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
          <FigureLink href={places.moved}>
            <Money amount={net} compact change />
          </FigureLink>
          <FigureRows
            rows={[
              { href: places.moved, label: 'Inflow', value: <Money amount={bought} compact /> },
              { href: places.moved, label: 'Outflow', value: <Money amount={sold} compact /> },
            ]}
          />
          <p className={styles.period}>
            <DatedText>{`${dayText(from)} to ${dayText(to)}`}</DatedText>
          </p>
        </>
      )}
    </Tile>
  );
}

export function TransfersTile() {
  return (
    <Tile
      title="STP and SWP"
      className={styles.tile}
      query={useTransfers()}
      failed="STPs and SWPs could not be loaded"
    >
      {({ stp, swp }) => (
        <ul className={styles.pair}>
          {[
            { name: 'STP', href: places.stpRunning, ...stp },
            { name: 'SWP', href: places.swpRunning, ...swp },
          ].map(({ name, href, running, monthly }) => (
            <li key={name}>
              <RouteLink href={href} className={styles.half}>
                <span className={styles.halfFigure}>
                  {groupIndian(running)}{' '}
                  <span className={styles.mute}>{running === 1 ? name : `${name}s`} running</span>
                </span>
                <span className={styles.mute}>
                  <Money amount={monthly} compact /> a month
                </span>
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
