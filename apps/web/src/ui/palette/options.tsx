import { useEffect, useId, useRef } from 'react';
import { Icon } from '../action/icon.tsx';
import { Marked } from './marked.tsx';
import styles from './palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

interface OptionsProps<Item extends PaletteItem> {
  id: string;
  groups: readonly PaletteGroup<Item>[];
  typed: string;
  active: Item | null;
  optionId: (item: Item) => string;
  onHover: (item: Item) => void;
  onChoose: (item: Item) => void;
}

/** The lines under the field, in groups. The field keeps the focus; the list is told which line is meant. */
export function Options<Item extends PaletteItem>(props: OptionsProps<Item>) {
  const { id, groups, typed, active, optionId, onHover, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const isFirst = active !== null && active === groups[0]?.items[0];
  const activeId = active && optionId(active);
  useEffect(() => {
    if (isFirst) list.current?.scrollTo({ top: 0 });
    else if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, isFirst]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map((group) => (
        <OptionGroup key={group.name} name={group.name}>
          {group.items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={item.id}
              id={optionId(item)}
              role="option"
              aria-selected={item === active}
              className={styles.option}
              onPointerMove={() => item !== active && onHover(item)}
              onClick={() => onChoose(item)}
            >
              <span className={`fixed mute ${styles.icon}`}>
                <Icon of={item.icon} size={18} />
              </span>
              <span className={`flex wrap baseline grow shrink gap-0-8 ${styles.words}`}>
                <span className="medium anywhere">
                  <Marked text={item.title} typed={typed} />
                </span>
                {item.note && (
                  <span className={styles.note}>
                    <Marked text={item.note} typed={typed} />
                  </span>
                )}
              </span>
              {item.figure && <span className="fixed soft text-note figures">{item.figure}</span>}
            </div>
          ))}
        </OptionGroup>
      ))}
    </div>
  );
}

function OptionGroup({ name, children }: { name: string; children: React.ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.name} role="presentation">
        {name}
      </div>
      {children}
    </div>
  );
}
