import type { DebitRisk } from '@hub/domain/plans/debit-risk';

/** Why a debit may not go through, and what to do about it. */
export const debitRiskTexts: Readonly<Record<DebitRisk, { readonly title: string; readonly fix: string }>> = {
  'mandate-rejected': { title: 'Mandate rejected', fix: 'Register a new mandate before this day.' },
  'mandate-ended': { title: 'Mandate ended', fix: 'Register a new mandate and move the SIP to it.' },
  'over-limit': { title: 'Over the mandate’s limit', fix: 'Register a mandate with a higher limit.' },
  'last-miss': { title: 'One more miss ends it', fix: 'Ask the client to keep the balance ready.' },
  'mandate-pending': { title: 'Mandate not approved yet', fix: 'Ask the client to approve it at the bank.' },
  missed: { title: 'Missed last time', fix: 'Ask the client to keep the balance ready.' },
};
