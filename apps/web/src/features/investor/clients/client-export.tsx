import { useState } from 'react';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { countText } from '../parts/investor-text.ts';
import { CallListDialog } from './call-list-dialog.tsx';
import { type RequestedClients, useClientExport } from './client-queries.ts';

interface ClientExportProps {
  requested: RequestedClients;
  /** How many they are, as the user sees it. */
  count: number;
}

/** Clients as a file: masked in three formats, or with full mobiles once asked why. */
export function ClientExport({ requested, count }: ClientExportProps) {
  const save = useClientExport(requested, count);
  const [isRequesting, setIsRequesting] = useState(false);
  return (
    <>
      <ExportMenu
        what={countText(count, 'client')}
        onExport={save}
        more={{ name: 'Call list with full mobiles…', onPress: () => setIsRequesting(true) }}
      />
      {isRequesting && (
        <CallListDialog requested={requested} count={count} onClose={() => setIsRequesting(false)} />
      )}
    </>
  );
}
