import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import type { StoredPass } from '../../../../lib/storage/stored-values.ts';

/** What every step is given. */
export interface StepProps {
  held: StoredPass;
  detail: BrokerDetail;
  /** To the step before; null at the first. */
  goBack: (() => void) | null;
  /** The server has it. */
  onDone: (saved: BrokerDetail) => void;
  hrefOf: (step: string) => string;
}
