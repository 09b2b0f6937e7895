import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { documentText } from '@hub/contract/empanelment/empanelment-texts';
import { wantedDocuments } from '@hub/domain/empanelment/empanelment-status';
import { useRef } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { useServices } from '../../../lib/react.ts';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon, FileIcon, RemoveIcon } from '../../../ui/action/icons.ts';
import { dayText } from '../../../ui/date/moment.tsx';
import { ErrorText } from '../../../ui/form/field/error-text.tsx';
import { sizeText } from '../../../ui/form/file/file-rules.ts';
import { documentHints } from './document-hints.ts';
import styles from './document-row.module.css';
import { DocumentWays } from './document-ways.tsx';
import { useDocument } from './use-document.ts';

interface DocumentRowProps {
  held: StoredPass;
  detail: BrokerDetail;
  document: BrokerDetail['documents'][number];
  /** Somebody wanted to go on without it. */
  isDue: boolean;
}

/** One paper: chosen, dropped or photographed, and sent at once; removed as well. */
export function DocumentRow({ held, detail, document, isDue }: DocumentRowProps) {
  const { kind, file } = document;
  const { constitution } = detail.record;
  const { toaster } = useServices();
  const { send, remove, work, problem } = useDocument({ held, kind, version: detail.version });
  const row = useRef<HTMLLIElement>(null);
  const name = documentText(kind, constitution);
  const isMissing = detail.missing.includes(kind);
  const isWanted = wantedDocuments({ ...detail, constitution }).includes(kind);
  const isThere = isWanted && !isMissing;
  const wanted = file === null ? 'Upload this document.' : 'Upload this document again.';
  const error = problem ?? (isDue && isMissing ? wanted : null);
  const isBusy = work !== null;
  const onRemove = async () => {
    // The button goes with the file, and the row too where it is not needed.
    const next = isWanted ? row.current : row.current?.closest('ul');
    next?.focus({ preventScroll: true });
    if (await remove()) toaster.show('success', `${name} removed.`);
  };
  return (
    <li
      ref={row}
      className={`stack gap-8 ${styles.row}`}
      data-kind={kind}
      data-wrong={error !== null || undefined}
      tabIndex={-1}
    >
      <DropZone
        className={styles.zone ?? ''}
        aria-label={`Drop a file for ${name}`}
        isDisabled={isBusy || !isWanted}
        onDrop={async ({ items }) => {
          const item = items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') await send(await item.getFile());
        }}
      >
        <span className={styles.mark} data-there={isThere || undefined}>
          <Icon of={isThere ? CheckIcon : FileIcon} size={20} />
        </span>
        <div className="shrink">
          <h3 className="text-body strong">{name}</h3>
          <p className="mute text-note anywhere" role="status">
            <StatusLine work={work} document={document} />
          </p>
          {!isWanted && (
            <p className="mute text-note anywhere">Not needed without a GSTIN. You can remove it.</p>
          )}
          {isBusy && <progress className={styles.progress} aria-label={`${work} ${name}`} />}
        </div>
        {isWanted && (
          <DocumentWays kind={kind} name={name} isThere={file !== null} isBusy={isBusy} send={send} />
        )}
        {file !== null && (
          <IconButton
            label={`Remove: ${name}`}
            className={styles.remove}
            disabled={isBusy}
            onClick={() => void onRemove()}
          >
            <Icon of={RemoveIcon} />
          </IconButton>
        )}
      </DropZone>
      <div role="alert">{error !== null && <ErrorText>{error}</ErrorText>}</div>
    </li>
  );
}

function StatusLine({
  work,
  document: { kind, file },
}: Pick<DocumentRowProps, 'document'> & { work: string | null }) {
  if (work !== null) return `${work} …`;
  if (file === null) return documentHints[kind];
  return (
    <>
      {file.name}, {sizeText(file.bytes)}, <span className="one-line">{dayText(file.at)}</span>
    </>
  );
}
