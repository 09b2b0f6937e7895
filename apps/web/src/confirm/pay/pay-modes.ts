import type { Mode, Payment } from '../link/replies.ts';

interface ModeNames {
  readonly name: string;
  readonly inText: string;
  readonly line: string;
  readonly action: (amount: string) => string;
}

export const modeNames: Readonly<Record<Mode, ModeNames>> = {
  upi: {
    name: 'UPI',
    inText: 'UPI',
    line: 'With any UPI app on this phone, or scan a code',
    action: (amount) => `Pay ${amount} by UPI`,
  },
  netbanking: {
    name: 'Net banking',
    inText: 'net banking',
    line: 'Log in on your bank’s page',
    action: (amount) => `Go to the bank and pay ${amount}`,
  },
  neft: {
    name: 'NEFT or RTGS',
    inText: 'NEFT or RTGS',
    line: 'Send it yourself from your bank’s app; can take some hours',
    action: () => 'Show where to send it',
  },
};

const quickestFirst: readonly Mode[] = ['upi', 'netbanking', 'neft'];

/** What most people use first. */
export const inOrder = (modes: Payment['modes']): Payment['modes'] =>
  [...modes].sort((one, other) => quickestFirst.indexOf(one.mode) - quickestFirst.indexOf(other.mode));
