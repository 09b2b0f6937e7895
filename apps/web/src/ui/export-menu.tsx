import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { useDismiss } from './dismiss.ts';
import styles from './export-menu.module.css';
import { Icon } from './icon.tsx';
import { DownloadIcon } from './icons.ts';

const formats = [
  { format: 'xlsx', name: 'Excel', kind: '.xlsx' },
  { format: 'csv', name: 'CSV', kind: '.csv' },
  { format: 'pdf', name: 'PDF', kind: '.pdf' },
] as const;
export type ExportFormat = (typeof formats)[number]['format'];

interface ExportMenuProps {
  /** What is written to the file: "12 schemes". */
  what: string;
  /** Resolves when the file is there, or told why not. */
  onExport: (format: ExportFormat) => Promise<void>;
}

/** A list as a file: one button, three formats. */
export function ExportMenu({ what, onExport }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const items = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useDismiss(open, place, () => setOpen(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` reads the page as it is
  useEffect(() => {
    if (open) items()[0]?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const step = (by: number) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all.at((at + by) % all.length)?.focus();
  };
  const make = async (format: ExportFormat) => {
    close();
    setBusy(true);
    await onExport(format).finally(() => setBusy(false));
  };

  return (
    <div ref={place} className={styles.place}>
      <Button
        look="outline"
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={DownloadIcon} />
        <span className={styles.text}>{busy ? 'Preparing…' : 'Export'}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {busy && 'The file is being prepared'}
      </span>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={`Export ${what}`}
          className={styles.menu}
          tabIndex={-1}
          onKeyDown={(event) => {
            const moves = { ArrowDown: 1, ArrowUp: -1 } as Readonly<Record<string, number>>;
            const by = moves[event.key];
            if (by !== undefined) step(by);
            else if (event.key === 'Home') items()[0]?.focus();
            else if (event.key === 'End') items().at(-1)?.focus();
            else if (event.key === 'Escape') close();
            else return;
            event.preventDefault();
          }}
        >
          <p className={styles.what}>{what}</p>
          {formats.map(({ format, name, kind }) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              onClick={() => void make(format)}
            >
              {name}
              <span className={styles.kind}>{kind}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
