import type { Option } from '../../../apps/web/src/ui/form/field/option.ts';

export const accountTypes: readonly Option[] = [
  { id: 'savings', name: 'Savings' },
  { id: 'current', name: 'Current' },
  { id: 'nro', name: 'NRO' },
];

export const mandates: readonly Option[] = [
  { id: 'bank', name: 'Bank mandate', line: 'Up to 20 days to register' },
  { id: 'upi', name: 'UPI AutoPay', line: 'At once, up to ₹15,000' },
];

const schemes: readonly Option[] = [
  { id: 'FLX', name: 'Aranya Flexi Cap Fund', line: 'Equity · Regular growth' },
  { id: 'LIQ', name: 'Aranya Liquid Fund', line: 'Debt · Regular growth' },
  { id: 'TAX', name: 'Aranya ELSS Tax Saver', line: 'Equity · Regular growth' },
];

export async function findSchemes(text: string): Promise<readonly Option[]> {
  return schemes.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
}
