import type { StatementDoubt } from '@hub/contract/calls/statements/statement-shapes';
import { useId } from 'react';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon } from '../../../ui/action/icons.ts';
import styles from './doubts.module.css';

/** What the statement does not know, or what does not add up in it, on its face. */
export function Doubts({ doubts }: { doubts: readonly StatementDoubt[] }) {
  const id = useId();
  if (doubts.length === 0) return null;
  return (
    <section
      className={`flex tint-warning gap-12 pad-12-16 ink round-card ${styles.doubts}`}
      aria-labelledby={id}
    >
      <Icon of={AlertIcon} size={20} />
      <div>
        <h2 id={id}>{doubts.length === 1 ? 'Please check' : `Please check ${doubts.length} things`}</h2>
        <ul className="stack gap-4 above-4 text-note">
          {doubts.map(({ folioNo, scheme, text }) => (
            <li key={`${folioNo} ${scheme} ${text}`}>
              <b>{scheme === null ? `Folio ${folioNo}` : `${scheme}, folio ${folioNo}`}:</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
