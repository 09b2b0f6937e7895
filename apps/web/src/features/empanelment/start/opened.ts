import type { ResponseOf } from '@hub/contract';
import type { validateOtp } from '@hub/contract/calls/empanelment/empanelment';

/** What a right code answers. */
export type Opened = ResponseOf<typeof validateOtp>;
