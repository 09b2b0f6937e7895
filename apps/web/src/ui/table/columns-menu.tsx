import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Pressable } from 'react-aria-components/Pressable';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { ColumnsIcon } from '../action/icons.ts';
import { CheckBox } from '../form/choice/check-box.tsx';
import { useOpenModal } from '../overlay/open-modals.ts';
import { Popover } from '../overlay/popover.tsx';
import { type ColumnChoice, isColumnShown } from './column-choice.ts';
import styles from './columns-menu.module.css';
import type { TableColumn } from './table-columns.ts';

interface ColumnsMenuProps<Row, Key extends string> {
  /** Those one may choose among. */
  columns: readonly TableColumn<Row, Key>[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
  /** Some that are chosen have no room. */
  isCrowded: boolean;
}

/** Which columns a table shows. */
export function ColumnsMenu<Row, Key extends string>(props: ColumnsMenuProps<Row, Key>) {
  const { columns, choice, onChoose, isCrowded } = props;
  const [isOpen, setOpen] = useState(false);
  useOpenModal(() => setOpen(false));
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Pressable>
        <Button look="quiet" size="compact">
          <Icon of={ColumnsIcon} size={16} />
          Columns
        </Button>
      </Pressable>
      <Popover className={styles.popover}>
        <div className={styles.menu}>
          {columns.map((column) => (
            <CheckBox
              key={column.id}
              label={column.label ?? column.header}
              checked={isColumnShown(column, choice)}
              onChange={({ target }) => onChoose({ ...choice, [column.id]: target.checked })}
            />
          ))}
          {isCrowded && <p className="pad-8-0 mute text-small">Some need a wider screen.</p>}
        </div>
      </Popover>
    </DialogTrigger>
  );
}
