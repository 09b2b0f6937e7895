/**
 * Many filters without a wall of them: the ones used most in a strip, the rest behind "More filters", which is a
 * sheet from below on a phone and a panel under its button elsewhere. What is chosen in the panel stands in the strip
 * as chips that take it back.
 *
 *   <FilterPanel
 *     strip={<><FilterChip …>Equity</FilterChip> <SelectChip … /></>}
 *     active={[{ id: 'city', text: 'Pune', remove: () => setListState({ ...listState, city: null }) }]}
 *     onClear={isFiltered(listState) ? () => setListState(clientListState.anywhere) : null}
 *     done={`Show ${count} clients`}
 *   >
 *     <FilterSelect label="City" … /> <AmountRangeField label="AUM" … />
 *   </FilterPanel>
 */
import { type ReactNode, useId, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Pressable } from 'react-aria-components/Pressable';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon, FilterIcon } from '../action/icons.ts';
import { useOpenModal } from '../overlay/open-modals.ts';
import { Popover } from '../overlay/popover.tsx';
import { StaticModal } from '../overlay/static-modal.tsx';
import { ScrollStrip } from '../tabs/scroll-strip.tsx';
import { useMedia } from '../theme/media.ts';
import chip from './filter-chip.module.css';
import styles from './filter-panel.module.css';

export interface ActiveFilter {
  readonly id: string;
  readonly text: string;
  readonly remove: () => void;
}

interface FilterPanelProps {
  strip: ReactNode;
  /** What is chosen in the panel. */
  active: readonly ActiveFilter[];
  /** Takes back every filter; null when there is none. */
  onClear: (() => void) | null;
  /** What closes the panel on a phone: "Show 132 clients". */
  done: string;
  /** The filters of the panel. */
  children: ReactNode;
}

export function FilterPanel({ strip, active, onClear, done, children }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const isPhone = useMedia('(max-width: 575.98px)');
  const close = () => setOpen(false);
  useOpenModal(close);
  const clear = onClear && (
    <Button look="quiet" size="compact" onClick={onClear}>
      Clear all
    </Button>
  );
  return (
    <div className="stack middle with-aside gap-8">
      <ScrollStrip label="Filters">
        {strip}
        <ActiveChips active={active} />
        {clear}
      </ScrollStrip>
      <DialogTrigger isOpen={open && !isPhone} onOpenChange={setOpen}>
        <Pressable>
          <button type="button" className={`${chip.chip} ${active.length > 0 ? chip.chosen : ''}`}>
            <Icon of={FilterIcon} size={15} />
            <span className={styles.text}>More filters</span>
            {active.length > 0 && (
              <>
                <span className={`stack centre pill text-small figures ${styles.count}`}>
                  {active.length}
                </span>
                <span className="visually-hidden">active</span>
              </>
            )}
          </button>
        </Pressable>
        <Popover className={styles.popover}>
          <div className={styles.panel}>
            <div className={`stack gap-16 ink ${styles.fields}`}>{children}</div>
            <div className={`flex at-end gap-8 pad-12-20 line-above raised ${styles.foot}`}>
              {clear}
              <Button size="compact" onClick={close}>
                Done
              </Button>
            </div>
          </div>
        </Popover>
      </DialogTrigger>
      {open && isPhone && (
        <StaticModal
          title="More filters"
          onClose={close}
          actions={
            <>
              {onClear && (
                <Button look="outline" onClick={onClear}>
                  Clear all
                </Button>
              )}
              <Button onClick={close}>{done}</Button>
            </>
          }
        >
          <div className={`stack gap-16 ink ${styles.fields}`}>{children}</div>
        </StaticModal>
      )}
    </div>
  );
}

function ActiveChips({ active }: Pick<FilterPanelProps, 'active'>) {
  return active.map((filter) => (
    <button
      key={filter.id}
      type="button"
      className={`${chip.chip} ${chip.chosen}`}
      aria-label={`Remove the filter ${filter.text}`}
      onClick={filter.remove}
    >
      {filter.text}
      <Icon of={CloseIcon} size={14} />
    </button>
  ));
}

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { readonly value: Value; readonly text: string }[];
  onChange: (value: Value | null) => void;
}

/** One filter of the panel: the device's own list, which begins with "Any". */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="stack shrink gap-8 flush pad-0 borderless">
      <label className={`pad-0 text-note strong ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={({ target }) => onChange((target.value || null) as Value | null)}
      >
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
