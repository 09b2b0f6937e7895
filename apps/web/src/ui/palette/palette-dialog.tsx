import { groupIndian } from '@hub/domain';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button, IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon, SearchIcon } from '../action/icons.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { useOpenModal } from '../overlay/open-modals.ts';
import { cx } from '../theme/cx.ts';
import { Options } from './options.tsx';
import styles from './palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

interface PaletteSearch<Item extends PaletteItem> {
  readonly groups: readonly PaletteGroup<Item>[];
  /** What stands first is meant, whatever the answer of the server will be. */
  readonly leads: boolean;
  readonly choose: (item: Item) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface PaletteDialogProps<Item extends PaletteItem> {
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
  search: PaletteSearch<Item>;
  /** What could not be searched, and what still works. */
  failed: { readonly title: string; readonly rest: string };
  /** What to try where nothing is found. */
  hint: string;
  onClose: () => void;
}

/** Longer than anything that is looked for. */
const LONGEST = 100;

const searchInput = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'go',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: LONGEST,
} as const;

/** One box for things, pages and actions: a field with a list that follows it. */
export function PaletteDialog<Item extends PaletteItem>(props: PaletteDialogProps<Item>) {
  const { label, typed, onTyped, search, failed, hint, onClose } = props;
  const { groups, leads, choose, isPending, error, retry } = search;
  const listId = useId();
  const items = groups.flatMap((group) => group.items);
  const { active, isMoved, moveTo, moveBy } = useActive(items, typed);
  useOpenModal(onClose);
  useCloseOnBack(onClose);

  const run = (item: Item) => {
    onClose();
    choose(item);
  };
  const { enter, stopWaiting } = useEnter(active, isPending && !isMoved && !leads, run);
  const onKey = keysOf({
    ArrowDown: () => moveBy(1),
    ArrowUp: () => moveBy(-1),
    Home: () => moveTo(items[0]),
    End: () => moveTo(items.at(-1)),
    Enter: enter,
  });
  usePreload(typed.trim() !== '' || isMoved ? active : null);
  const optionId = (item: Item) => `${listId}-${item.id}`;
  return (
    <Frame onClose={onClose}>
      <Dialog className={styles.palette ?? ''} aria-label="Search">
        <Head onClose={onClose}>
          <input
            autoFocus
            {...searchInput}
            role="combobox"
            aria-autocomplete="list"
            className={styles.input}
            aria-label={label}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={active ? optionId(active) : undefined}
            placeholder={label}
            value={typed}
            onChange={(event) => {
              stopWaiting();
              onTyped(event.target.value);
            }}
            onKeyDown={onKey}
          />
        </Head>
        <div className={cx(styles.body, isPending && styles.pending)}>
          {error && <SearchFailed {...failed} error={error} onRetry={retry} />}
          <Options
            id={listId}
            groups={groups}
            typed={typed}
            active={active}
            optionId={optionId}
            onHover={moveTo}
            onChoose={run}
          />
          {items.length === 0 && !error && <Nothing typed={typed} hint={hint} isPending={isPending} />}
        </div>
        <Hints />
        <p role="status" className="visually-hidden">
          {isPending ? '' : saidOf(items.length, typed)}
        </p>
      </Dialog>
    </Frame>
  );
}

/** Enter opens the line it stands on. */
function useEnter<Item extends PaletteItem>(
  active: Item | null,
  isUnsure: boolean,
  run: (item: Item) => void,
) {
  // The answer to what is typed is still on its way: the first line of it is meant, not of the one before.
  const [waits, setWaits] = useState(false);
  const enter = () => {
    if (isUnsure) setWaits(true);
    else if (active) run(active);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer ends the wait
  useEffect(() => {
    if (!waits || isUnsure) return;
    setWaits(false);
    if (active) run(active);
  }, [waits, isUnsure]);

  return { enter, stopWaiting: () => setWaits(false) };
}

const keysOf = (acts: Readonly<Record<string, () => void>>) => (event: KeyboardEvent) => {
  if (event.nativeEvent.isComposing) return;
  const act = acts[event.key];
  if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
};

function Head({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <Icon of={SearchIcon} size={20} />
      {children}
      <IconButton label="Close the search" onClick={onClose}>
        <Icon of={CloseIcon} />
      </IconButton>
    </div>
  );
}

interface SearchFailedProps {
  title: string;
  rest: string;
  error: Error;
  onRetry: () => void;
}

function SearchFailed({ title, rest, error, onRetry }: SearchFailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <b>{title}</b> {error.message} {rest}
      </p>
      <Button look="outline" size="compact" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Hints() {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}

interface NothingProps {
  typed: string;
  hint: string;
  isPending: boolean;
}

function Nothing({ typed, hint, isPending }: NothingProps) {
  if (isPending) return <p className={styles.nothing}>Searching…</p>;
  return (
    <p className={styles.nothing}>
      <b>Nothing found for “{typed.trim()}”</b>
      {hint}
    </p>
  );
}

const saidOf = (count: number, typed: string): string =>
  typed.trim() === '' ? '' : count === 0 ? 'Nothing found' : `${groupIndian(count)} found`;

/** The line Enter opens: the first one, until somebody moves. */
function useActive<Item extends PaletteItem>(items: readonly Item[], typed: string) {
  const [moved, setMoved] = useState<{ readonly id: string; readonly typed: string } | null>(null);
  const at = moved?.typed === typed ? items.findIndex(({ id }) => id === moved.id) : -1;
  const moveTo = (item: Item | undefined) => item && setMoved({ id: item.id, typed });
  return {
    active: items[Math.max(at, 0)] ?? null,
    isMoved: at >= 0,
    moveTo,
    moveBy: (by: 1 | -1) => moveTo(items.at((Math.max(at, 0) + by) % items.length)),
  };
}

/** The code of the screen that Enter would open. */
function usePreload(item: PaletteItem | null): void {
  const { preload } = useNavigation();
  const path = item && 'href' in item.does ? item.does.href.split('?')[0] : undefined;
  useEffect(() => {
    if (path !== undefined) preload(path);
  }, [path, preload]);
}

/** The page one goes back to is not covered by what was asked on another. */
function useCloseOnBack(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const leave = () => close.current();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles.veil ?? ''}>
      <Modal className={styles.modal ?? ''}>{children}</Modal>
    </ModalOverlay>
  );
}
