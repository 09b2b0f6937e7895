import type { ActChange } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import styles from './notes.module.css';

/** Before → after, in words: what was is struck out, what comes stands in bold, and both are said to whoever hears it. */
export function BeforeAfter({ before, after }: Pick<ActChange, 'before' | 'after'>) {
  return (
    <>
      {before !== '' && (
        <>
          <s className={styles.was}>
            <span className="visually-hidden">{actTexts.panel.was} </span>
            {before}
          </s>{' '}
          <span className="mute" aria-hidden="true">
            →
          </span>{' '}
        </>
      )}
      <span className="visually-hidden">{before !== '' && `, ${actTexts.panel.becomes} `}</span>
      <b>{after === '' ? actTexts.panel.gone : after}</b>
    </>
  );
}

/** A line for each thing that changes. */
export function ChangeTable({ changes }: { changes: readonly ActChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ what, before, after }) => (
        <div key={`${what} ${before} ${after}`}>
          <dt className="mute">{what}</dt>
          <dd className="anywhere">
            <BeforeAfter before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
