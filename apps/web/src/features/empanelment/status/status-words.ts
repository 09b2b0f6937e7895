import type { EmpanelmentStatus } from '@hub/domain/empanelment/empanelment-status';
import type { Tone } from '../../../ui/feedback/status-chip.tsx';

export const statusTones: Readonly<Record<EmpanelmentStatus, Tone>> = {
  draft: 'calm',
  submitted: 'soon',
  'under-review': 'soon',
  'need-info': 'bad',
  rejected: 'blocked',
  empanelled: 'good',
};

/** What it means for the applicant. */
export const statusWords: Readonly<Record<EmpanelmentStatus, string>> = {
  draft: 'Your form is saved. Continue where you left off; we see it once you have signed it.',
  submitted: 'We have your form and will check it. You get a message as soon as something happens.',
  'under-review': 'We are checking your form and documents. You get a message as soon as that is done.',
  'need-info': 'We cannot continue without this. The rest of your form stays as it is.',
  rejected: 'We could not empanel you. Call or write to us if you think that this is wrong.',
  empanelled: 'You are one of our distributors. Your ARN and a one-time code log you in.',
};
