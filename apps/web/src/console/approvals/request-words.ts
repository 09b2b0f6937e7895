import type { ActRequest } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import type { Tone } from '../../ui/feedback/status-chip.tsx';

const tones: Readonly<Record<ActRequest['state'], Tone>> = {
  open: 'soon',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'calm',
  expired: 'calm',
  void: 'bad',
};

export const stateOf = ({ state }: ActRequest) => ({
  tone: tones[state],
  text: actTexts.approvals.states[state],
});
