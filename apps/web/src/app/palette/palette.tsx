import { groupIndian } from '@hub/domain';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button, IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CloseIcon, SearchIcon } from '../../ui/action/icons.ts';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { useOpenModal } from '../../ui/overlay/open-modals.ts';
import { cx } from '../../ui/theme/cx.ts';
import type { Item } from './items.ts';
import { Options } from './options.tsx';
import styles from './palette.module.css';
import { useGroups } from './use-groups.ts';

export interface PaletteProps {
  label: string;
  typedAhead: string;
  /** What was opened from here since the page was loaded. Held by the header, never written down. */
  opened: RefObject<readonly Item[]>;
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

/** One box for clients, folios, schemes, pages and actions: a field with a list that follows it. */
export function Palette({ label, typedAhead, opened, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(typedAhead);
  const { groups, leads, maySearch, choose, isPending, error, retry } = useGroups(typed, opened);
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
              setTyped(event.target.value);
            }}
            onKeyDown={onKey}
          />
        </Head>
        <div className={cx(styles.body, isPending && styles.pending)}>
          {error && <SearchFailed error={error} onRetry={retry} />}
          <Options
            id={listId}
            groups={groups}
            typed={typed}
            active={active}
            optionId={optionId}
            onHover={moveTo}
            onChoose={run}
          />
          {items.length === 0 && !error && (
            <Nothing typed={typed} maySearch={maySearch} isPending={isPending} />
          )}
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
function useEnter(active: Item | null, isUnsure: boolean, run: (item: Item) => void) {
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

function Head({ onClose, children }: Pick<PaletteProps, 'onClose'> & { children: ReactNode }) {
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

function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <b>Clients, folios and schemes could not be searched.</b> {error.message} Pages and actions still
        work.
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
  maySearch: boolean;
  isPending: boolean;
}

function Nothing({ typed, maySearch, isPending }: NothingProps) {
  if (isPending) return <p className={styles.nothing}>Searching…</p>;
  return (
    <p className={styles.nothing}>
      <b>Nothing found for “{typed.trim()}”</b>
      {maySearch
        ? 'Try part of a name, a PAN, a folio or a mobile number, or a page such as “SIP report”.'
        : 'Try the name of a page, such as “NAV”.'}
    </p>
  );
}

const saidOf = (count: number, typed: string): string =>
  typed.trim() === '' ? '' : count === 0 ? 'Nothing found' : `${groupIndian(count)} found`;

/** The line Enter opens: the first one, until somebody moves. */
function useActive(items: readonly Item[], typed: string) {
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
function usePreload(item: Item | null): void {
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

function Frame({ onClose, children }: Pick<PaletteProps, 'onClose'> & { children: ReactNode }) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles.veil ?? ''}>
      <Modal className={styles.modal ?? ''}>{children}</Modal>
    </ModalOverlay>
  );
}
