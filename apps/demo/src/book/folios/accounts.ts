import type { BankJson } from '../ground/folio-row.ts';
import { chanceAt, type Random, wordOfText } from '../ground/random.ts';
import { accountBanks } from '../people/banks.ts';
import type { Address, Member } from '../people/household.ts';

/** Account types that a tax status may use (handbook §2): NRE and NRO for those abroad. */
function accountType(taxStatus: string, random: Random): BankJson['type'] {
  if (taxStatus === '21' || taxStatus === '26') return 'NE';
  if (taxStatus === '24' || taxStatus === '28') return 'NO';
  if (taxStatus === '11') return random.chance(0.5) ? 'NE' : 'NO';
  return ['04', '06', '08', '13'].includes(taxStatus) ? 'CB' : 'SB';
}

/** One or two accounts; those abroad bank in Kochi or Mumbai. The code of a branch is the same for all its clients. */
export function makeBanks(random: Random, { taxStatus }: Member, address: Address): BankJson[] {
  const city = address.country === 'IN' ? address.city : random.chance(0.5) ? 'Kochi' : 'Mumbai';
  const count = random.chance(0.14) ? 2 : 1;
  const type = accountType(taxStatus, random);
  return Array.from({ length: count }, (_, index) => {
    const { code, name } = random.weighted(accountBanks);
    const branch = Math.floor(chanceAt(wordOfText(code), wordOfText(city)) * 9000) + 1000;
    return {
      account: accountNo(random),
      type,
      ifsc: `${code}000${branch}`,
      bank: name,
      branch: city,
      isDefault: index === 0,
    };
  });
}

function accountNo(random: Random): string {
  const digits = random.pick([11, 12, 14, 15]);
  return `${random.between(1, 9)}${String(Math.floor(random.next() * 10 ** (digits - 1))).padStart(digits - 1, '0')}`;
}
