import { ExportAndMessage } from '../../../parts/message/export-and-message.tsx';
import { useHarvestMessages } from './harvest-messages.ts';
import { holdingsText, type RequestedHarvest, useHarvestExport } from './harvest-query.ts';

interface ChosenHoldingsProps {
  /** The list's filter with what is chosen of it: the server finds them. */
  requested: RequestedHarvest;
  count: number;
}

export function ChosenHoldings({ requested, count }: ChosenHoldingsProps) {
  const save = useHarvestExport(requested, count);
  const messages = useHarvestMessages(requested);
  return <ExportAndMessage what={holdingsText(count)} onExport={save} messages={messages} />;
}
