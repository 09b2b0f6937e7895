import type { Note } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { Moment } from '../../ui/date/moment.tsx';
import { BeforeAfter } from './change-table.tsx';
import styles from './notes.module.css';

const texts = actTexts.notes;

/** Who did what, before → after, why, and who approved it: a sentence. */
export function NoteLine({ note, withWhere = false }: { note: Note; withWhere?: boolean }) {
  const where = withWhere ? [note.subject, note.arn, note.address && `${texts.from} ${note.address}`] : [];
  const about = [...new Set(where.filter((one): one is string => Boolean(one)))];
  return (
    <li>
      <Moment at={note.at} className="mute text-note" />
      <div className="anywhere">
        <b>{note.who}</b> {note.sentence}
        {note.changes.map(({ what, before, after }) => (
          <span key={`${what} ${before} ${after}`}>
            {' '}
            <span className={styles.inline}>
              <span className="mute">{what}</span> <BeforeAfter before={before} after={after} />
            </span>
          </span>
        ))}
        {note.approvedBy !== null && (
          <>
            , {texts.approvedBy} <b>{note.approvedBy}</b>
          </>
        )}
        {note.reason !== null && <span className="mute"> “{note.reason}”</span>}
        {about.length > 0 && <span className="block mute text-small">{about.join(' · ')}</span>}
      </div>
    </li>
  );
}
