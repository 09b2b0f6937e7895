import { type ComponentType, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { usePageServices, useStore } from '../../lib/react.ts';
import { Icon } from '../action/icon.tsx';
import { SearchIcon } from '../action/icons.ts';
import styles from './palette-door.module.css';
import type { PaletteItem } from './palette-item.ts';

export interface PaletteProps<Item extends PaletteItem> {
  label: string;
  typedAhead: string;
  /** What was opened from here since the page was loaded. Held by the door, never written down. */
  opened: RefObject<readonly Item[]>;
  onClose: () => void;
}

interface PaletteDoorProps<Item extends PaletteItem> {
  label: string;
  /** Its code, defined outside of the component. */
  fetchPalette: () => Promise<ComponentType<PaletteProps<Item>>>;
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A stroke that writes: it belongs to the field one is in. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Behind a dialog the page cannot be used, and no palette opened. */
const isCovered = (door: Element | null): boolean => door?.closest('[inert]') != null;

type KeyPress = 'open' | 'toggle' | null;

function requestedBy(event: KeyboardEvent): KeyPress {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'toggle';
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event.target) ? 'open' : null;
}

/** The way into the palette: a box that looks like its field, Ctrl or ⌘ K, and /. Its code comes when it opens. */
export function PaletteDoor<Item extends PaletteItem>({ label, fetchPalette }: PaletteDoorProps<Item>) {
  const { toaster, online } = usePageServices();
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps<Item>> | null>(null);
  /** What was typed while the code was on its way. */
  const ahead = useRef('');
  const opened = useRef<readonly Item[]>([]);
  const isOnline = useStore(online).online;
  const door = useRef<HTMLButtonElement>(null);

  const load = useCallback(async () => {
    const fetched = await fetchPalette();
    setPalette(() => fetched);
  }, [fetchPalette]);
  const show = useCallback(() => {
    ahead.current = '';
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      toaster.show('error', 'The search could not be opened. Please try again.');
    });
  }, [load, toaster]);

  // With the box itself: whoever sees it may press its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const requests = requestedBy(event);
      if (requests !== null && (open || (isOnline && !isCovered(door.current)))) {
        if (open && requests === 'open') return;
        event.preventDefault();
        if (open) setOpen(false);
        else show();
      } else if (open && !Palette && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        ahead.current += event.key;
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, isOnline, Palette, show]);

  const early = () => void load().catch(() => {});
  return (
    <>
      <button
        ref={door}
        type="button"
        className={styles.door}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={early}
        onFocus={early}
        onClick={show}
      >
        <Icon of={SearchIcon} size={18} />
        <span className={styles.text}>{label}</span>
        <span className={styles.keys} aria-hidden="true">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {open && Palette && (
        <Palette label={label} typedAhead={ahead.current} opened={opened} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
