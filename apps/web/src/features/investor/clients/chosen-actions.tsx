import { exportInvestors } from '@hub/contract/calls/investor/investor-list';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { TakeAlongMany } from '../../../parts/offline/take-along.tsx';
import { BulkDialog } from '../../../parts/statement/bulk-dialog.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { FileIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import { useExportRun } from '../../../ui/list/file-menu.tsx';
import { useExportedFile } from '../../../ui/list/save-export.ts';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';
import { ClientExport } from './client-export.tsx';
import styles from './client-list.module.css';
import { type RequestedClients, useChosenIds } from './client-queries.ts';
import { MessageClients } from './message-clients.tsx';

interface ChosenActionsProps {
  /** The list's filter with what is chosen of it: the server finds them. */
  requested: RequestedClients;
  count: number;
}

/** What can be done with the clients that are chosen. */
export function ChosenActions({ requested, count }: ChosenActionsProps) {
  const [isWriting, setIsWriting] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const idsOf = useChosenIds(requested);
  return (
    <>
      <div className={styles.upwards}>
        <ClientExport requested={requested} count={count} />
      </div>
      <ShareList requested={requested} />
      <Button look="outline" size="compact" onClick={() => setIsWriting(true)}>
        <Icon of={WhatsappIcon} size={16} />
        WhatsApp
      </Button>
      <Button look="outline" size="compact" onClick={() => setIsMaking(true)}>
        <Icon of={FileIcon} size={16} />
        Statements
      </Button>
      <TakeAlongMany count={count} idsOf={idsOf} />
      {isMaking && <BulkDialog clients={requested} count={count} onClose={() => setIsMaking(false)} />}
      {isWriting && (
        <MessageClients requested={requested} count={count} onClose={() => setIsWriting(false)} />
      )}
    </>
  );
}

/** The list as a file to oneself: through the device's share sheet, or saved where it has none. */
function ShareList({ requested }: Pick<ChosenActionsProps, 'requested'>) {
  const { platform } = useServices();
  const read = useExportedFile();
  const keep = useSaveFile();
  const { percent, cancel, run } = useExportRun();
  const share = async () => {
    const found = await run((given) => read(exportInvestors, { ...requested, format: 'xlsx' }, given));
    if (found === null) return;
    const name = found.fileName ?? 'clients.xlsx';
    const outcome = await platform.shareFile(new File([found.file], name, { type: found.file.type }));
    if (outcome === 'shared' || outcome === 'closed') return;
    await keep(found.file, name, `Saved as ${name}: nothing can be shared from here.`);
  };
  return (
    <Button
      look="outline"
      size="compact"
      {...(percent !== null && { 'aria-label': 'Cancel sharing' })}
      onClick={() => (percent === null ? void share() : cancel())}
    >
      {percent === null ? 'Share list' : `${percent}%`}
    </Button>
  );
}
