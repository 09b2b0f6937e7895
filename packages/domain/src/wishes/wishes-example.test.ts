import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { occasionsIn, wishName } from './occasions.ts';

const page = readFileSync(new URL('../../../../docs/features/wishes.md', import.meta.url), 'utf8');

it('the example of docs/features/wishes.md comes to its days', () => {
  const asha = {
    birthDate: day('1984-02-29'),
    marriedOn: day('2010-11-09'),
    investedOn: day('2019-11-17'),
    state: 'Tamil Nadu',
  };
  const occasions = occasionsIn({ from: day('2027-02-28'), to: day('2028-02-29') })(asha);
  const rows = occasions
    .filter((occasion) => occasion.kind !== 'festival' || occasion.festival === 'diwali')
    .map((occasion) => `| ${occasion.on} | ${wishName(occasion)} |`);
  const table = page.split('| day | wish |\n| --- | --- |\n')[1]?.split('\n\n')[0];
  expect(table).toBe(rows.join('\n'));
});
