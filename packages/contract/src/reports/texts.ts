import type { PlanStatus, PlanView } from '../calls/reports/reports.ts';

export const planStatusTexts: Readonly<Record<PlanStatus, string>> = {
  running: 'Running',
  paused: 'Paused',
  upcoming: 'Upcoming',
  ended: 'Ended',
  ceased: 'Ceased',
  rejected: 'Rejected',
};

export const planViewTexts: Readonly<Record<PlanView, string>> = {
  ...planStatusTexts,
  'begun-this-year': 'started in this financial year',
  'ceased-this-year': 'ceased in this financial year',
  'ceased-lately': 'ceased in the last two months',
  maturing: 'ending within two months',
  'at-risk': 'that end after one more bounce',
  'not-renewed': 'ended in the last two months and not renewed',
};
