import { sipStates } from '@hub/domain/opportunity/sip-health';
import { type ListStateIn, listStateOf, oneOf, text } from '../../../ui/list/list-state.ts';

/** The group's lists, or its SIPs as one list. */
export const healthState = listStateOf({
  view: oneOf(['health']),
  words: text('q'),
  state: oneOf(sipStates),
});
export type HealthState = ListStateIn<typeof healthState>;
