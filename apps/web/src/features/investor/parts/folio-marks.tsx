import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { mayNominate } from './investor-text.ts';

export const lacksNominee = ({ nominees, taxStatus }: Folio): boolean =>
  nominees.length === 0 && mayNominate(taxStatus);

/** What is out of the ordinary about a folio. */
export function FolioMarks({ folio }: { folio: Folio }) {
  return (
    <>
      {folio.blocked !== null && <StatusChip tone="blocked">May not transact</StatusChip>}
      {folio.isLocked && <StatusChip tone="blocked">Locked</StatusChip>}
      {lacksNominee(folio) && <StatusChip tone="bad">No nominee</StatusChip>}
    </>
  );
}
