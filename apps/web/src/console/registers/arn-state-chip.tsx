import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import { type ArnState, arnPermits } from '@hub/domain/arn-register/arn-state';
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx';

/** Grey is in time, amber takes no new business for now, red is closed. */
export function toneOf(state: ArnState): Tone {
  const { isNewBusinessTaken, login } = arnPermits[state];
  if (isNewBusinessTaken) return 'good';
  return login === 'cancelled'
    ? 'blocked'
    : state === 'provisional'
      ? 'calm'
      : login === 'expired'
        ? 'soon'
        : 'bad';
}

export function ArnStateChip({
  state,
  text = arnStateTexts.states[state],
}: {
  state: ArnState;
  text?: string;
}) {
  return <StatusChip tone={toneOf(state)}>{text}</StatusChip>;
}
