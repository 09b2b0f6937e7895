import type { ArnPermits, ArnState, RegisterState } from '@hub/domain/arn-register/arn-state';
import type { DifferenceKind } from '@hub/domain/arn-register/compare-register';
import type { ArnCategory } from '@hub/domain/arn-register/register-words';

/** What the console calls the states of an ARN, what they permit, and what a file changes. */
export const arnStateTexts = {
  states: {
    active: 'Active',
    provisional: 'Provisional',
    expired: 'Expired',
    lapsed: 'Expired over 3 months ago',
    suspended: 'Suspended',
    debarred: 'Debarred by SEBI',
    'name-rule': 'Breaks the name rule',
    cancelled: 'Cancelled',
    surrendered: 'Surrendered',
    deceased: 'Deceased',
    'not-listed': 'Missing from AMFI’s list',
    'not-empanelled': 'Not empanelled',
    'kyd-missing': 'KYD missing',
  } satisfies Record<ArnState | RegisterState, string>,
  unknown: 'Not known',
  newBusiness: { true: 'allowed', false: 'refused' },
  plans: { 'go-on': 'go on', 'until-transfer': 'go on until the transfer', none: 'there are none' },
  trail: {
    paid: 'paid',
    held: 'held',
    forfeited: 'forfeited',
    stops: 'stopped',
    'to-nominees': 'paid to the nominees',
    none: 'none',
  } satisfies Record<NonNullable<ArnPermits['trail']> | 'none', string>,
  categories: {
    individual: 'Individual',
    proprietor: 'Proprietor',
    huf: 'HUF',
    firm: 'Partnership firm',
    llp: 'LLP',
    company: 'Company',
    bank: 'Bank',
    nbfc: 'NBFC',
    'post-office': 'Post office',
    infrastructure: 'Market infrastructure',
    overseas: 'Overseas distributor',
    'new-cadre': 'New cadre',
  } satisfies Record<ArnCategory, string>,
  differences: {
    new: 'New',
    status: 'Status changed',
    renewed: 'Renewed',
    expired: 'Expired',
    contact: 'Contact changed',
    details: 'Details changed',
    euins: 'EUINs changed',
    vanished: 'Missing from the file',
  } satisfies Record<DifferenceKind, string>,
  /** Where a state came from. */
  sources: {
    start: 'before there was a register',
    register: 'AMFI’s register',
    house: 'the asset manager',
    calendar: 'the last day was over',
    empanelment: 'empanelment',
  },
} as const;
