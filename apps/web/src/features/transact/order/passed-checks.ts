import type { Finding, FindingCode } from '@hub/domain/orders/checks/finding';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { OrderValues } from '../terms/order-values.ts';

interface Check {
  readonly text: string;
  /** Any of these takes it away. */
  readonly unless: readonly FindingCode[];
  readonly when?: (values: OrderValues, kind: FormKind) => boolean;
}

const checks: readonly Check[] = [
  {
    text: 'Folio open, not locked',
    unless: [
      'folio-invalid',
      'folio-locked',
      'joint',
      'minor-of-age',
      'minor-not-alone',
      'minor-no-guardian',
    ],
  },
  { text: 'KYC in order', unless: ['kyc', 'kyc-registered', 'pan-needed', 'pan-exempt-limit'] },
  { text: 'Contact and bank unchanged', unless: ['no-contact', 'contact-changed', 'bank-changed'] },
  {
    text: 'Scheme takes this order',
    unless: [
      'scheme-unknown',
      'scheme-closed',
      'kind-closed',
      'kind-not-taken',
      'direct-plan',
      'country-closed',
      'nothing-held',
    ],
    when: ({ schemeCode }, kind) => schemeCode !== null && orderDefinitions[kind].plan !== 'changes',
  },
  {
    text: 'ARN and EUIN valid',
    unless: [
      'arn-not-active',
      'arn-expired',
      'euin-missing',
      'euin-form',
      'euin-unknown',
      'euin-not-yet',
      'euin-expired',
    ],
    when: ({ euin, isExecutionOnly }, kind) =>
      orderDefinitions[kind].fields.includes('euin') && euin !== '' && !isExecutionOnly,
  },
  {
    text: 'Mandate approved, high and long enough',
    unless: [
      'mandate-unknown',
      'mandate-refused',
      'mandate-pending',
      'mandate-limit',
      'mandate-not-started',
      'mandate-ends',
    ],
    when: ({ mandate, amount, startsOn }, kind) =>
      kind === 'sip' && mandate !== '' && mandate !== NEW_MANDATE && amount !== '' && startsOn !== '',
  },
  {
    text: 'New mandate high and long enough',
    unless: ['mandate-unknown', 'mandate-ends', 'new-mandate-limit', 'new-mandate-ends'],
    when: ({ mandate, amount, startsOn }, kind) =>
      kind === 'sip' && mandate === NEW_MANDATE && amount !== '' && startsOn !== '',
  },
  {
    text: 'Dates as the scheme takes them',
    unless: [
      'frequency-not-offered',
      'day-not-offered',
      'start-past',
      'start-too-near',
      'start-too-far',
      'start-off-day',
      'end-before-start',
      'end-too-late',
      'too-few-instalments',
    ],
    when: ({ startsOn }, kind) => orderDefinitions[kind].plan === 'registers' && startsOn !== '',
  },
];

/** What pre-flight looked at and found in order, in words. */
export function passedChecks(
  findings: readonly Finding[],
  {
    facts,
    kind,
    values,
  }: { readonly facts: OrderFacts | null; readonly kind: FormKind; readonly values: OrderValues },
): readonly string[] {
  if (facts === null || facts.folio === null) return [];
  const found = new Set<string>(findings.map(({ code }) => code));
  return checks
    .filter(({ unless, when }) => !unless.some((code) => found.has(code)) && (when?.(values, kind) ?? true))
    .map(({ text }) => text);
}
