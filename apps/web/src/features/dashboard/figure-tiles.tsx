import { groupIndian } from '@hub/domain';
import { FigureLink, FigureRows } from '../../ui/figure-link.tsx';
import { Money } from '../../ui/money.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { amountOf, dayText } from './amounts.ts';
import styles from './dashboard.module.css';
import { places } from './places.ts';
import { useClients, useSales, useSips, useTransfers } from './queries.ts';
import { Tile } from './tile.tsx';

/** The financial year a tile counts in, by the words it is read with. */
interface InYear {
  year: string;
}

export function SipTile({ year }: InYear) {
  return (
    <Tile title="SIP book" className={styles.tile} query={useSips()} failed="The SIP book could not be read">
      {({ monthly, running, begun, ceased }) => (
        <>
          <FigureLink href={places.sipRunning} unit="a month">
            <Money amount={amountOf(monthly)} compact />
          </FigureLink>
          <FigureRows
            rows={[
              { href: places.sipRunning, label: 'Running', value: groupIndian(running) },
              { href: places.sipBegun, label: `Begun in ${year}`, value: `+${groupIndian(begun)}` },
              { href: places.sipCeased, label: `Ceased in ${year}`, value: `−${groupIndian(ceased)}` },
            ]}
          />
        </>
      )}
    </Tile>
  );
}

export function ClientsTile({ year }: InYear) {
  return (
    <Tile
      title="Clients"
      className={styles.tile}
      query={useClients()}
      failed="The clients could not be counted"
    >
      {({ clients, live, newClients }) => (
        <>
          <FigureLink href={places.clients} unit="in all">
            {groupIndian(clients)}
          </FigureLink>
          <FigureRows
            rows={[
              { href: places.liveClients, label: 'With a balance', value: groupIndian(live) },
              { href: places.newClients, label: `New in ${year}`, value: `+${groupIndian(newClients)}` },
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
      failed="The net sales could not be read"
    >
      {({ net, bought, sold, from, to }) => (
        <>
          <span title={`${dayText(from)} to ${dayText(to)}`}>
            <FigureLink href={places.moved}>
              <Money amount={amountOf(net)} compact change />
            </FigureLink>
          </span>
          <FigureRows
            rows={[
              { href: places.moved, label: 'Came in', value: <Money amount={amountOf(bought)} compact /> },
              { href: places.moved, label: 'Went out', value: <Money amount={amountOf(sold)} compact /> },
            ]}
          />
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
      failed="STPs and SWPs could not be read"
    >
      {({ stp, swp }) => (
        <ul className={styles.pair}>
          {[
            { name: 'STPs', href: places.stpRunning, ...stp },
            { name: 'SWPs', href: places.swpRunning, ...swp },
          ].map(({ name, href, running, monthly }) => (
            <li key={name}>
              <RouteLink href={href} className={styles.half}>
                <span className={styles.halfFigure}>
                  {groupIndian(running)} <span className={styles.mute}>{name} running</span>
                </span>
                <span className={styles.mute}>
                  <Money amount={amountOf(monthly)} compact /> a month
                </span>
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
