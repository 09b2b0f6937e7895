import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { dayText } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import styles from './law-notes.module.css';

/** Which rules the figures follow, since when, and where they stand. */
export function LawNotes({ law }: { law: CapitalGainStatement['law'] }) {
  return (
    <details className={`text-note ${styles.law}`}>
      <summary>Rules applied</summary>
      <ul>
        {law.map(({ text, from, source }) => (
          <li key={text + from}>
            {text}
            <span className="block mute text-small">
              <DatedText>
                since {dayText(from)}, {source}
              </DatedText>
            </span>
          </li>
        ))}
      </ul>
      <p className="block mute text-small">
        These are gains as per this book. Losses brought forward, sales through others and the investor's slab
        are not in it: the tax return decides.
      </p>
    </details>
  );
}
