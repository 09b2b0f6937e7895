import type { OrderKind } from '@hub/domain/orders/terms/order-terms';

const commission =
  'Your distributor earns a commission from the asset manager for investments in the regular plan. It is part of the scheme’s expenses and is shown in your account statement. A direct plan pays no commission.';
const risk =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully. Past performance may or may not be sustained in future.';
const navIn =
  'The NAV day shown is the one to expect if you confirm and pay before the cut-off time. Units are allotted at the NAV of the day that applies when your confirmation and your money are received.';
const navOut =
  'What you get depends on the NAV of the day that applies when your confirmation is received; amounts shown are estimates. A gain is taxed.';
const payout = 'The money is paid to your registered bank account only, never to your distributor.';

/** What an investor agrees to, by the kind of order: of this kind only. */
const consentTexts: Readonly<Record<OrderKind, readonly string[]>> = {
  lumpsum: ['By confirming you ask us to invest this amount in your name.', commission, navIn, risk],
  sip: [
    'By confirming you ask us to debit each instalment by your mandate and invest it in your name. You can pause or stop the SIP.',
    commission,
    risk,
  ],
  redeem: ['By confirming you ask us to redeem these units.', payout, navOut],
  switch: [
    'By confirming you ask us to redeem these units and invest the money in the other scheme. For tax, a switch is a sale and a purchase.',
    commission,
    navOut,
    risk,
  ],
  stp: [
    'By confirming you ask us to move each instalment into the other scheme. For tax, each is a sale and a purchase. You can stop the STP.',
    commission,
    risk,
  ],
  swp: [
    'By confirming you ask us to redeem each instalment. Each is a sale, and a gain is taxed. You can stop the SWP.',
    payout,
  ],
  pause: ['By confirming you ask us to skip these instalments. The SIP continues by itself afterwards.'],
  stop: [
    'By confirming you ask us to end this plan for good. Your units stay invested, and the mandate stays with the bank.',
  ],
  folio: ['By confirming you ask us to open this folio in your name. No money moves.'],
};

/** Of all orders of a link, each text once. */
export const consentOf = (kinds: readonly OrderKind[]): string[] => [
  ...new Set(kinds.flatMap((kind) => consentTexts[kind])),
];
