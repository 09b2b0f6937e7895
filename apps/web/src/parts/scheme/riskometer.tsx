import { riskBands } from '@hub/domain';
import { cx } from '../../ui/theme/cx.ts';
import styles from './riskometer.module.css';

const RADIUS = 44;
const CENTRE = { x: 52, y: 52 };
const step = Math.PI / riskBands.length;

const at = (angle: number, radius: number): string =>
  `${(CENTRE.x - radius * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(2)}`;

/** One of six parts of the half circle, with a small gap on each side. */
const arc = (index: number): string => {
  const [from, to] = [index * step + 0.03, (index + 1) * step - 0.03];
  return `M ${at(from, RADIUS)} A ${RADIUS} ${RADIUS} 0 0 1 ${at(to, RADIUS)}`;
};

/** Handbook §8: the risk of a scheme in six bands. The words say it; the gauge shows where it stands. */
export function Riskometer({ risk, band }: { risk: number; band: string }) {
  const angle = (risk - 0.5) * step;
  return (
    <div className="row gap-16">
      <svg className={`fixed ${styles.gauge}`} viewBox="0 0 104 58" aria-hidden="true" focusable="false">
        {riskBands.map((name, index) => (
          <path
            key={name}
            d={arc(index)}
            className={cx(styles.band, styles[`band${index + 1}`], index === risk - 1 && styles.here)}
          />
        ))}
        <path className={styles.needle} d={`M ${at(angle, 6)} L ${at(angle, RADIUS - 9)}`} />
        <circle className={styles.hub} cx={CENTRE.x} cy={CENTRE.y} r="4" />
      </svg>
      <p className={`stack ${styles.words}`}>
        <span className="mute text-small">Riskometer</span>
        <strong>{band}</strong>
        <span className="mute text-small">
          {risk} of {riskBands.length}
        </span>
      </p>
    </div>
  );
}
