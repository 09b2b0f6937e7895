import type { FormReader } from '@hub/contract/applications/application-finding-texts';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import { useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { valueAt } from '../../../../ui/form/draft/draft-path.ts';
import { StaticModal } from '../../../../ui/overlay/static-modal.tsx';
import type { ApplicationState, ApplicationStore } from '../store/application-store.ts';
import styles from './application.module.css';
import { fieldName } from './field-names.ts';

const shown = (draft: unknown, path: string): string => {
  const value = valueAt(draft, path);
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? 'Changed' : String(value);
};

/** Who has the other version, and what is said of it. */
function otherOf(by: FormReader, reader: FormReader): { readonly who: string; readonly text: string } {
  if (by === reader) return { who: 'Other device', text: applicationTexts.changed('distributor') };
  return reader === 'investor'
    ? { who: 'Your distributor', text: applicationTexts.sharedChanged }
    : { who: 'The investor', text: applicationTexts.changed('investor') };
}

/** Two devices changed the same answer: both values, and whose counts. */
export function ClashDialog({
  clash,
  reader,
  settle,
}: {
  clash: NonNullable<ApplicationState['clash']>;
  reader: FormReader;
  settle: ApplicationStore['settle'];
}) {
  const [isBusy, setBusy] = useState(false);
  const choose = (whose: 'mine' | 'theirs') => {
    setBusy(true);
    void settle(whose).finally(() => setBusy(false));
  };
  const theirs = clash.theirs.draft as ApplicationDraft;
  const { who, text } = otherOf(clash.theirs.changedBy, reader);
  return (
    <StaticModal
      title="This form was changed in two places"
      closable={false}
      onClose={() => {}}
      actions={
        <>
          <Button look="outline" busy={isBusy} onClick={() => choose('theirs')}>
            Take the other
          </Button>
          <Button busy={isBusy} onClick={() => choose('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <table className={`collapsed wide above-12 ${styles.clash}`}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Mine</th>
            <th scope="col">{who}</th>
          </tr>
        </thead>
        <tbody>
          {clash.paths.map((path) => (
            <tr key={path}>
              <th scope="row">{fieldName(path)}</th>
              <td>{shown(clash.mine, path)}</td>
              <td>{shown(theirs, path)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </StaticModal>
  );
}
