import type { NoticeAct, NoticeKind } from '@hub/domain/notifications/notice-kinds';

/** What is done in the row of a notification, and what the row says afterwards. */
export const noticeActTexts: Readonly<Record<NoticeAct, { readonly act: string; readonly done: string }>> = {
  reissue: { act: 'Send new link', done: 'New link sent' },
  'resend-payment': { act: 'Ask for payment', done: 'Payment requested again' },
};

/** What is done on the page that a notification opens; nothing where it only tells. */
export const noticeVerbs: Readonly<Partial<Record<NoticeKind, string>>> = {
  'order-declined': 'Open order',
  'order-expired': 'Open order',
  'order-refused': 'See how to fix it',
  'payment-failed': 'Open order',
  'order-refunded': 'Open order',
  'refund-failed': 'Open order',
  'change-declined': 'Ask again',
  'form-sent-back': 'Correct form',
  'mandate-refused': 'Register again',
  'mandate-cancelled': 'See mandates',
  'plan-missed': 'See the plan',
  'plan-ended': 'See the plan',
};

/** `Asha Pillai` and `SIP of ₹5,000 confirmed`; no client where nobody's is told of. */
export function splitNotice({ kind, title }: { readonly kind: NoticeKind | null; readonly title: string }): {
  readonly client: string | null;
  readonly happened: string;
} {
  const at = kind === null ? -1 : title.indexOf(': ');
  return at < 0
    ? { client: null, happened: title }
    : { client: title.slice(0, at), happened: title.slice(at + 2) };
}
