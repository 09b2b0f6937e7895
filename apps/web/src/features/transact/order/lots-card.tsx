import { lotsTitles } from '@hub/contract/orders/words/quantity-texts';
import { dateOfDayNumber, formatDate, formatRupees, formatUnits, type MilliUnits } from '@hub/domain';
import type { RedemptionPart } from '@hub/domain/holdings/sales/redemption-preview';
import type { SellLeg } from '@hub/domain/orders/preview/order-preview';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './lots-card.module.css';

/** How the units of the scheme are spread, each counted once. */
const shares = [
  ['free', 'Free'],
  ['loaded', 'With exit load'],
  ['locked', 'Locked in'],
  ['lien', 'Under lien'],
  ['inFlight', 'In other orders'],
] as const;

/** `3 y 5 m`, `11 m`, `12 d`. */
function heldText(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  const { years, months, days } = from.until(to, { largestUnit: 'years' });
  if (years > 0) return months > 0 ? `${years} y ${months} m` : `${years} y`;
  return months > 0 ? `${months} m` : `${Math.max(days, 0)} d`;
}

const rateText = (rate: bigint): string => `${Number(rate) / 10_000}%`;

function UnitsApartList({ units }: { units: SellLeg['units'] }) {
  const present = shares.filter(([name]) => name === 'free' || units[name] > 0n);
  return (
    <dl className={`flex wrap below-12 ${styles.apart}`}>
      {present.map(([name, label]) => (
        <div key={name} className={styles.share} data-share={name}>
          <dt>{label}</dt>
          <dd>{formatUnits(units[name] as MilliUnits)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LotsCardProps {
  kind: keyof typeof lotsTitles;
  sell: SellLeg;
  receiver: string;
}

/** Which lots leave, oldest first, and what each brings. */
export function LotsCard({ kind, sell, receiver }: LotsCardProps) {
  const { redemption, units, nav } = sell;
  return (
    <Card title={lotsTitles[kind]}>
      <UnitsApartList units={units} />
      {redemption !== null && redemption.parts.length > 0 ? (
        <table className={`collapsed wide ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Bought</th>
              <th scope="col">Units</th>
              <th scope="col" className={styles.wide}>
                Held
              </th>
              <th scope="col">Exit load</th>
              <th scope="col">{receiver}</th>
            </tr>
          </thead>
          <tbody>
            {redemption.parts.map((part) => (
              <LotRow key={`${part.lot.ref}-${part.rate}`} part={part} on={nav.navDate} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mute text-note">Enter an amount to see every lot here with its exit load.</p>
      )}
    </Card>
  );
}

function LotRow({ part, on }: { part: RedemptionPart; on: Temporal.PlainDate }) {
  const bought = dateOfDayNumber(part.lot.acquiredOn);
  return (
    <tr>
      <th scope="row">
        <time dateTime={bought.toString()}>{formatDate(bought)}</time>
      </th>
      <td>{formatUnits(part.units)}</td>
      <td className={styles.wide}>{heldText(bought, on)}</td>
      <td>
        {part.load === 0n ? (
          'nil'
        ) : (
          <>
            {rateText(part.rate)}{' '}
            <span className={`one-line ${styles.amount}`}>{formatRupees(part.load, { decimals: 2 })}</span>
          </>
        )}
      </td>
      <td className="strong">{formatRupees(part.proceeds, { decimals: 2 })}</td>
    </tr>
  );
}
