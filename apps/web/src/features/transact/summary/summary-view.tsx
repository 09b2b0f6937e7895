import { DatedText } from '../../../ui/date/dated-text.tsx';
import type { SummaryGroup } from './summary-group.ts';
import styles from './summary-view.module.css';

/** What the order comes to, line by line; changes are read out by whoever asks, not while one types. */
export function SummaryView({ groups }: { groups: readonly SummaryGroup[] }) {
  return groups.map(({ title, lines }) => (
    <div key={title} className={styles.group}>
      {title !== null && <h3 className={`mute text-small strong ${styles.title}`}>{title}</h3>}
      <dl>
        {lines.map(({ label, value, note }) => (
          <div key={label} className={`flex between gap-16 pad-8-0 line-above ${styles.line}`}>
            <dt>{label}</dt>
            <dd>
              <span className="strong">
                <DatedText>{value}</DatedText>
              </span>
              {note && (
                <span className="mute text-small">
                  <DatedText>{note}</DatedText>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
