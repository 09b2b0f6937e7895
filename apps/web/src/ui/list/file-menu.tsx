import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon, DownloadIcon } from '../action/icons.ts';
import { MenuButton, MenuItem } from '../overlay/menu-button.tsx';
import styles from './file-menu.module.css';
import { type ExportRun, percentOf } from './save-export.ts';

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

interface FileMenuProps {
  /** On the button. */
  text: string;
  /** What is written to the file: "12 schemes". */
  note: ReactNode;
  /** `onMake` resolves when the file is there, or told why not. */
  files: readonly {
    readonly name: string;
    readonly kind: string;
    readonly onMake: (run: ExportRun) => Promise<unknown>;
  }[];
  more?: { readonly name: string; readonly onPress: () => void } | undefined;
}

/** Something as a file, of several kinds. While it is made, the button says how far it is and stops it. */
export function FileMenu({ text, note, files, more }: FileMenuProps) {
  const { percent, cancel, run } = useExportRun();
  const box = useRef<HTMLDivElement>(null);
  useRestoredFocus(box, percent !== null);
  return (
    <div ref={box} className={`anchor ${styles.box}`}>
      {percent === null ? (
        <MenuButton
          note={note}
          button={
            <Button look="outline">
              <Icon of={DownloadIcon} />
              <span className={styles.text}>{text}</span>
            </Button>
          }
        >
          {files.map(({ name, kind, onMake }) => (
            <MenuItem key={name} text={name} onAction={() => void run(onMake)}>
              {name}
              <span className="mute text-note normal">{kind}</span>
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
            {percent}%
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
function useRestoredFocus(box: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const before = useRef(isBusy);
  useEffect(() => {
    if (before.current === isBusy) return;
    before.current = isBusy;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [box, isBusy]);
}
