import type { ActPreview } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { roleNames } from '@hub/contract/staff/role-texts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useMe } from '../calls/console-context.ts';
import { Initials } from '../layout/initials.tsx';
import { ChangeTable } from '../notes/change-table.tsx';
import { requestPath } from '../routes/screens.ts';
import styles from './act-panel.module.css';

const texts = actTexts.panel;

interface ActPreviewViewProps {
  preview: ActPreview | undefined;
  error: Error | null;
  refetch: () => unknown;
  needsApproval: boolean;
}

/** What becomes before it is done, on the true figures. */
export function ActPreviewView({ preview, error, refetch, needsApproval }: ActPreviewViewProps) {
  if (error) return <QueryState error={error} onRetry={refetch} failed={texts.previewFailed} />;
  if (!preview) return <p className="mute text-note">{texts.stays}</p>;
  return (
    <section aria-live="polite" className="stack one-column gap-12">
      <p className="strong">{preview.sentence}</p>
      <div>
        <h3 className={styles.heading}>{texts.changes}</h3>
        {preview.changes.length === 0 ? (
          <p className="mute">{texts.nothingChanges}</p>
        ) : (
          <ChangeTable changes={preview.changes} />
        )}
      </div>
      {preview.effects.length > 0 && (
        <div>
          <h3 className={styles.heading}>{texts.effects}</h3>
          <ul className={styles.effects}>
            {preview.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </div>
      )}
      {preview.openRequest !== null && (
        <p className="tint-warning warning round pad-8-12">
          {texts.openRequest}{' '}
          <RouteLink href={requestPath(preview.openRequest)}>{texts.seeRequest}</RouteLink>
        </p>
      )}
      {needsApproval && <Approvers people={preview.mayApprove} />}
    </section>
  );
}

function Approvers({ people }: { people: ActPreview['mayApprove'] }) {
  const me = useMe();
  return (
    <div>
      <h3 className={styles.heading}>{texts.mayApprove}</h3>
      {people.length === 0 && <p className="danger">{texts.nobodyApproves}</p>}
      <ul className={styles.people}>
        {people.map(({ name, roles }) => (
          <li key={name} className="row gap-8">
            <Initials name={name} small />
            <span>{name}</span>
            <span className="mute text-note">{roles.map((role) => roleNames[role]).join(', ')}</span>
          </li>
        ))}
        <li className="row gap-8 mute">
          <Initials name={me.name} small />
          <span>{texts.you}</span>
          <span className="text-note">{texts.youRequested}</span>
        </li>
      </ul>
    </div>
  );
}
