/**
 * What happened to a client's order, plan, mandate, folio or form. Notifications about nobody's client have no kind, and
 * neither have those that were written before there were kinds.
 */
export const noticeKinds = [
  'order-confirmed',
  'order-declined',
  'order-expired',
  'order-paid',
  'order-done',
  'order-refused',
  'payment-failed',
  'order-refunded',
  'refund-failed',
  'paid-out',
  'change-confirmed',
  'change-declined',
  'form-sent-back',
  'mandate-approved',
  'mandate-refused',
  'mandate-cancelled',
  'plan-missed',
  'plan-ended',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Red is for what was refused and what was refunded, and for nothing else. */
type NoticeTone = 'refused' | 'care' | 'done' | 'plain';

const tones: Readonly<Record<NoticeKind, NoticeTone>> = {
  'order-confirmed': 'done',
  'order-declined': 'care',
  'order-expired': 'care',
  'order-paid': 'done',
  'order-done': 'done',
  'order-refused': 'refused',
  'payment-failed': 'care',
  'order-refunded': 'refused',
  'refund-failed': 'care',
  'paid-out': 'done',
  'change-confirmed': 'done',
  'change-declined': 'care',
  'form-sent-back': 'care',
  'mandate-approved': 'done',
  'mandate-refused': 'refused',
  'mandate-cancelled': 'care',
  'plan-missed': 'care',
  'plan-ended': 'care',
};

export const noticeTone = (kind: NoticeKind | null): NoticeTone => (kind === null ? 'plain' : tones[kind]);

/** What can be done about it at once, in its row; an order's act that needs no form. */
export const noticeActs = { 'order-expired': 'reissue', 'payment-failed': 'resend-payment' } as const;
export type NoticeAct = (typeof noticeActs)[keyof typeof noticeActs];

/** The kind of notice that an act settles; null for an act that none asks for. */
export const settledBy = (act: string): keyof typeof noticeActs | null =>
  act === 'reissue' ? 'order-expired' : act === 'resend-payment' ? 'payment-failed' : null;
