// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
import { groupIndian } from '@hub/domain';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { CheckBox } from '../form/choice/check-box.tsx';
import styles from './data-table.module.css';
import { type LargeList, useReadRows } from './large-list.ts';
import { type RowSelection, selectionText } from './row-selection.ts';

/** How rows of a table are chosen, and what can be done with those chosen. */
export interface TableSelection<Row> {
  /** Of `useRowSelection`. */
  readonly chosen: RowSelection;
  /** The row's name, for the box that chooses it. */
  readonly nameOf: (row: Row) => string;
  /** A number of rows in words, `378 clients`; the number alone without it. */
  readonly what?: (rows: number) => string;
  /** The buttons for those chosen. */
  readonly actions: ReactNode;
}

/** The boxes of the rows: a press chooses one, with Shift all from the last one pressed. */
export function useRowChecks<Row>(list: LargeList<Row>, selection: TableSelection<Row> | undefined) {
  const read = useReadRows(list);
  const last = useRef<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { rowKey } = list;
  const chosen = selection?.chosen;
  const nameOf = selection?.nameOf;

  const press = useCallback(
    async (row: Row, index: number, isChosen: boolean, withShift: boolean) => {
      if (!chosen) return;
      const from = withShift ? last.current : null;
      last.current = index;
      setProblem(null);
      if (from === null) {
        chosen.set([rowKey(row)], isChosen);
        return;
      }
      try {
        const end = from < index ? Math.min(index, from + chosen.most) : Math.max(index, from - chosen.most);
        chosen.set((await read.between(from, end)).map(rowKey), isChosen);
      } catch {
        setProblem('Not all rows between could be read. Please try again.');
      }
    },
    [chosen, rowKey, read],
  );

  const check = useCallback(
    (row: Row, index: number) => (
      <td role="cell" className={`stack middle pinned lifted pad-0 ${styles.check}`}>
        <CheckBox
          isBare
          label={`Select ${nameOf?.(row) ?? ''}`}
          checked={chosen?.has(rowKey(row)) ?? false}
          onChange={({ target, nativeEvent }) => {
            const withShift = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
            void press(row, index, target.checked, withShift);
          }}
        />
      </td>
    ),
    [chosen, nameOf, rowKey, press],
  );
  return { check: selection ? check : null, problem };
}

interface CheckAllProps {
  /** How many rows the list has, read or not. */
  total: number;
  selection: Omit<TableSelection<never>, 'nameOf'>;
  isBare?: boolean;
}

/** Chooses all that the filter selects, however few of them were read, or lets all go. */
export function CheckAll({ total, selection: { chosen, what = groupIndian }, isBare = true }: CheckAllProps) {
  const count = chosen.countOf(total);
  const isAll = count === total && total > 0;
  return (
    <CheckBox
      isBare={isBare}
      label={`Select all ${what(total)}`}
      checked={isAll}
      isMixed={count > 0 && !isAll}
      onChange={() => (isAll ? chosen.clear() : chosen.all())}
    />
  );
}

interface BulkBarProps {
  total: number;
  selection: Omit<TableSelection<never>, 'nameOf'>;
  problem: string | null;
}

/** Stands at the foot of the screen while rows are chosen; its room is always there, so that nothing moves. */
export function BulkBar({ total, selection: { chosen, what, actions }, problem }: BulkBarProps) {
  const count = chosen.countOf(total);
  const text = selectionText(chosen, total, what);
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && `${text} selected`}
      </p>
      <div className={styles.barRoom} />
      {count > 0 && (
        <div className={`flex ${styles.barBox}`}>
          <section className={styles.bar} aria-label="Selected rows">
            <p className="figures">
              <strong>{text}</strong> selected
              {chosen.isFull && (
                <span className={`mute text-small ${styles.barNote}`}>
                  No more than {groupIndian(chosen.most)} {chosen.isAll ? 'can be left out' : 'one by one'}
                </span>
              )}
            </p>
            <div className="row wrap gap-8">
              {actions}
              <Button look="quiet" size="compact" onClick={chosen.clear}>
                Clear
              </Button>
            </div>
            {problem && (
              <p role="alert" className={`danger text-note ${styles.barProblem}`}>
                {problem}
              </p>
            )}
          </section>
        </div>
      )}
    </>
  );
}
