/**
 * What can be done with chosen rows of any list whose rows are about clients: a file of them, and a message to many.
 *
 *   <ExportAndMessage what="12 SIPs" onExport={save} messages={messages} />
 */
import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { type ExportFormat, ExportMenu } from '../../ui/list/export-menu.tsx';
import type { ExportRun } from '../../ui/list/save-export.ts';
import type { ClientMessages } from './client-messages.ts';
import styles from './composer.module.css';
import { Composer } from './composer.tsx';

interface ExportAndMessageProps {
  /** How many of what are chosen. */
  what: string;
  onExport: (format: ExportFormat, run: ExportRun) => Promise<unknown>;
  messages: ClientMessages;
}

export function ExportAndMessage({ what, onExport, messages }: ExportAndMessageProps) {
  const [isWriting, setIsWriting] = useState(false);
  const close = () => setIsWriting(false);
  return (
    <>
      <div className={styles.upwards}>
        <ExportMenu what={what} onExport={onExport} />
      </div>
      <Button look="outline" size="compact" onClick={() => setIsWriting(true)}>
        Message
      </Button>
      {isWriting && <Composer messages={messages} onClose={close} onSent={close} />}
    </>
  );
}
