import { type ReactNode, useState } from 'react';
import { Button } from '../../../apps/web/src/ui/action/button.tsx';
import { ConfirmModal } from '../../../apps/web/src/ui/overlay/confirm-modal.tsx';
import { MenuButton, MenuItem, MenuLink } from '../../../apps/web/src/ui/overlay/menu-button.tsx';
import { StaticModal } from '../../../apps/web/src/ui/overlay/static-modal.tsx';
import type { ColumnChoice } from '../../../apps/web/src/ui/table/column-choice.ts';
import { ColumnsMenu } from '../../../apps/web/src/ui/table/columns-menu.tsx';
import type { TableColumn } from '../../../apps/web/src/ui/table/table-columns.ts';

function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <Button look="outline" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </section>
  );
}

const columns: readonly TableColumn<object, string>[] = [
  { id: 'aum', header: 'AUM', width: 100, cell: () => null, optional: 'shown' },
  { id: 'city', header: 'City', width: 100, cell: () => null, optional: 'hidden' },
];

function Columns() {
  const [choice, setChoice] = useState<ColumnChoice>({});
  return <ColumnsMenu columns={columns} choice={choice} onChoose={setChoice} isCrowded={false} />;
}

function ExportButton() {
  const [saved, setSaved] = useState('');
  return (
    <section>
      <MenuButton button={<Button look="outline">Export</Button>} note="12 schemes">
        <MenuItem text="Excel" onAction={() => setSaved('Saved as Excel')}>
          Excel
        </MenuItem>
        <MenuItem text="CSV" onAction={() => setSaved('Saved as CSV')}>
          CSV
        </MenuItem>
        <MenuLink text="All controls for text" href="/controls/text">
          All controls for text
        </MenuLink>
      </MenuButton>
      <p role="status">{saved}</p>
    </section>
  );
}

export function OverlayControls() {
  return (
    <>
      <ExportButton />
      <Columns />
      <Opened name="Open a dialog">
        {(close) => (
          <StaticModal title="What is new" onClose={close} actions={<Button onClick={close}>Done</Button>}>
            <p>Forms keep what you enter.</p>
          </StaticModal>
        )}
      </Opened>
      <Opened name="Ask a question">
        {(close) => (
          <ConfirmModal
            title="Stop the SIP?"
            confirm="Stop it"
            refuse="Keep it"
            onConfirm={close}
            onClose={close}
          >
            <p>The next instalment is on 05-Jan-2027.</p>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
}
