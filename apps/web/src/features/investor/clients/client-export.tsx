import { useState } from 'react';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { countText } from '../parts/investor-text.ts';
import { CallListDialog } from './call-list-dialog.tsx';
import { type AskedClients, useClientExport } from './client-queries.ts';

interface ClientExportProps {
  asked: AskedClients;
  /** How many they are, as the user sees it. */
  count: number;
}

/** Clients as a file: masked in three formats, or with full mobiles once asked why. */
export function ClientExport({ asked, count }: ClientExportProps) {
  const save = useClientExport(asked, count);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ExportMenu
        what={countText(count, 'client')}
        onExport={save}
        more={{ name: 'Call list with full mobiles…', onPress: () => setIsAsking(true) }}
      />
      {isAsking && <CallListDialog asked={asked} count={count} onClose={() => setIsAsking(false)} />}
    </>
  );
}
