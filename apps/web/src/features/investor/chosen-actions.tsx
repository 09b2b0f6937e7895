import type { InvestorRow } from '@hub/contract/calls/investor-list';
import { useServices } from '../../lib/react.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { type ExportFormat, ExportMenu } from '../../ui/export-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WhatsappIcon } from '../../ui/icons.ts';
import { useReadRows } from '../../ui/large-list.ts';
import type { RowSelection } from '../../ui/row-selection.ts';
import styles from './client-list.module.css';
import type { ClientList } from './client-queries.ts';
import { countText } from './investor-text.ts';
import { clientsMessage, whatsappText } from './share-clients.ts';

interface ChosenActionsProps {
  list: ClientList;
  chosen: RowSelection;
  /** Null where files cannot be saved. */
  onExport: ((format: ExportFormat, ids: readonly string[]) => Promise<void>) | null;
}

/** What can be done with the clients that are chosen. */
export function ChosenActions({ list, chosen, onExport }: ChosenActionsProps) {
  const { platform, toaster } = useServices();
  const read = useReadRows<InvestorRow>(list);
  const { keys } = chosen;
  if (keys.size === 0) return null;
  const message = clientsMessage(
    read.all().filter(({ id }) => keys.has(id)),
    keys.size,
    list.first?.asOn ?? null,
  );
  const share = async () => {
    if (await platform.share({ title: countText(keys.size, 'client'), text: message })) return;
    try {
      await navigator.clipboard.writeText(message);
      toaster.show('success', 'Copied: names and AUM.');
    } catch {
      toaster.show('error', 'This device lets nothing be shared or copied from here.');
    }
  };
  return (
    <>
      {onExport && (
        <div className={styles.upwards}>
          <ExportMenu
            what={countText(keys.size, 'client')}
            onExport={(format) => onExport(format, [...keys])}
          />
        </div>
      )}
      <Button look="outline" size="compact" onClick={() => void share()}>
        Share
      </Button>
      <ButtonAnchor
        look="outline"
        size="compact"
        href={whatsappText(message)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={WhatsappIcon} size={16} />
        WhatsApp
      </ButtonAnchor>
    </>
  );
}
