import { useId, useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { ColumnsIcon } from '../action/icons.ts';
import { CheckBox } from '../form/check-box.tsx';
import { useDismiss } from '../overlay/dismiss.ts';
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
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useDismiss(open, place, () => setOpen(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its controls
    <div
      ref={place}
      className={styles.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        place.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        look="quiet"
        size="compact"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={ColumnsIcon} size={16} />
        Columns
      </Button>
      {open && (
        <fieldset id={id} className={styles.menu}>
          <legend className="visually-hidden">Columns shown</legend>
          {columns.map((column) => (
            <CheckBox
              key={column.id}
              label={column.label ?? column.header}
              checked={isColumnShown(column, choice)}
              onChange={({ target }) => onChoose({ ...choice, [column.id]: target.checked })}
            />
          ))}
          {isCrowded && <p className={styles.note}>Some need a wider screen.</p>}
        </fieldset>
      )}
    </div>
  );
}
