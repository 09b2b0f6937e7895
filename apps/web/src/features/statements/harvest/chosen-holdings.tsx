import { useState } from 'react';
import { Composer } from '../../../parts/message/composer.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import styles from './harvest.module.css';
import { useHarvestMessages } from './harvest-messages.ts';
import { holdingsText, type RequestedHarvest, useHarvestExport } from './harvest-query.ts';

interface ChosenHoldingsProps {
  /** The list's filter with what is chosen of it: the server finds them. */
  requested: RequestedHarvest;
  count: number;
}

/** What can be done with the holdings that are chosen. */
export function ChosenHoldings({ requested, count }: ChosenHoldingsProps) {
  const save = useHarvestExport(requested, count);
  const messages = useHarvestMessages(requested);
  const [isWriting, setIsWriting] = useState(false);
  const close = () => setIsWriting(false);
  return (
    <>
      <div className={styles.upwards}>
        <ExportMenu what={holdingsText(count)} onExport={save} />
      </div>
      <Button look="outline" size="compact" onClick={() => setIsWriting(true)}>
        Message
      </Button>
      {isWriting && <Composer messages={messages} onClose={close} onSent={close} />}
    </>
  );
}
