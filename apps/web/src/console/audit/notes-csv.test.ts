import { expect, it } from 'vitest';
import { notesCsv } from './notes-csv.ts';

it('writes notes that no sheet takes for a formula, whatever was typed as a reason', () => {
  const csv = notesCsv([
    {
      ...{ id: '7', at: '2026-11-17T05:12:00Z', who: 'Kavya Raman', sentence: 'suspended ARN-200012' },
      changes: [{ what: 'Status', before: 'Active', after: 'Suspended' }],
      ...{ reason: '=HYPERLINK("x")', approvedBy: null, subject: 'arn:ARN-200012', arn: 'ARN-200012', address: null },
    },
  ]);
  expect(csv.split('\r\n')[1]).toBe(
    [
      '"17-Nov-2026, 10:42 IST","Kavya Raman","suspended ARN-200012","Status: Active → Suspended"',
      '"\'=HYPERLINK(""x"")","","arn:ARN-200012","ARN-200012",""',
    ].join(','),
  );
});
