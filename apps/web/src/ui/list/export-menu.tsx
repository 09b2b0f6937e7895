import type { ExportFormat } from '@hub/contract/calls/list-shapes';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon, DownloadIcon } from '../action/icons.ts';
import { useDismiss } from '../overlay/dismiss.ts';
import styles from './export-menu.module.css';
import { type ExportRun, percentOf } from './save-export.ts';

const formats = [
  { format: 'xlsx', name: 'Excel', kind: '.xlsx' },
  { format: 'csv', name: 'CSV', kind: '.csv' },
  { format: 'pdf', name: 'PDF', kind: '.pdf' },
] as const satisfies readonly { format: ExportFormat; name: string; kind: string }[];

export type { ExportFormat };

interface ExportMenuProps {
  /** What is written to the file: "12 schemes". */
  what: string;
  /** Resolves when the file is there, or told why not. */
  onExport: (format: ExportFormat, run: ExportRun) => Promise<unknown>;
  /** A file of another kind, made after a question of its own. */
  more?: { readonly name: string; readonly onPress: () => void } | undefined;
}

/** An export on its way: how far it is in per cent, and the way to give it up. Null while there is none. */
export function useExportRun() {
  const [percent, setPercent] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  return {
    percent,
    cancel: () => stop.current?.abort(),
    async run<T>(work: (run: ExportRun) => Promise<T>): Promise<T> {
      const controller = new AbortController();
      stop.current = controller;
      setPercent(0);
      try {
        return await work({
          signal: controller.signal,
          onProgress: (progress) => setPercent(percentOf(progress)),
        });
      } finally {
        setPercent(null);
      }
    },
  };
}

/** A list as a file: one button, three formats. While the file is made, the button says how far it is and stops it. */
export function ExportMenu({ what, onExport, more }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const { percent, cancel, run } = useExportRun();
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
    await run((given) => onExport(format, given));
  };

  return (
    <div ref={place} className={styles.place}>
      {percent === null ? (
        <Button
          look="outline"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon of={DownloadIcon} />
          <span className={styles.text}>Export</span>
        </Button>
      ) : (
        <Button look="outline" className={styles.busy} aria-label="Cancel the export" onClick={cancel}>
          <Icon of={CloseIcon} size={16} />
          <span>
            <span className={styles.text}>Preparing </span>
            {percent} %
          </span>
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {percent !== null && `The file is being prepared: ${Math.floor(percent / 10) * 10} per cent`}
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
          {more && (
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.more}
              onClick={() => {
                close();
                more.onPress();
              }}
            >
              {more.name}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
