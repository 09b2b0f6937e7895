import type { ExportFormat } from '@hub/contract/calls/list-shapes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon, DownloadIcon } from '../action/icons.ts';
import { MenuButton, MenuItem } from '../overlay/menu-button.tsx';
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
  const { percent, cancel, run } = useExportRun();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, percent !== null);
  return (
    <div ref={box} className={styles.box}>
      {percent === null ? (
        <MenuButton
          note={what}
          button={
            <Button look="outline">
              <Icon of={DownloadIcon} />
              <span className={styles.text}>Export</span>
            </Button>
          }
        >
          {formats.map(({ format, name, kind }) => (
            <MenuItem key={format} text={name} onAction={() => void run((given) => onExport(format, given))}>
              {name}
              <span className={styles.kind}>{kind}</span>
            </MenuItem>
          ))}
          {more && (
            <MenuItem text={more.name} className={styles.more} onAction={more.onPress}>
              {more.name}
            </MenuItem>
          )}
        </MenuButton>
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
    </div>
  );
}

/** One button takes the other's place, and with it the focus. */
function useKeptFocus(box: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const before = useRef(isBusy);
  useEffect(() => {
    if (before.current === isBusy) return;
    before.current = isBusy;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [box, isBusy]);
}
