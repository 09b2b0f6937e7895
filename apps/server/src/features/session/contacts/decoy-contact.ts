import type { Channel } from '../../../ports/messenger/messenger.ts';
import type { ContactShares } from './contact-shares.ts';

export interface Contact {
  readonly channel: Channel;
  readonly to: string;
}

/**
 * Contacts that nobody has, always the same for one digest. As many of them name only a number, or only an address, as
 * of the contacts that there are; what a stranger sees of them is digits.
 */
export function decoyContacts(
  digest: Buffer,
  channels: readonly Channel[],
  { onlySms, onlyEmail }: ContactShares,
): Contact[] {
  const targets: Readonly<Record<Channel, string>> = {
    SMS: `9${String(digest.readUIntBE(0, 6) % 1_000_000_000).padStart(9, '0')}`,
    EMAIL: `${digest.toString('hex', 0, 6)}@nobody.invalid`,
  };
  const lot = digest.readUIntBE(8, 6) % 1000;
  const only = lot < onlySms ? 'SMS' : lot < onlySms + onlyEmail ? 'EMAIL' : null;
  const all = channels.map((channel) => ({ channel, to: targets[channel] }));
  const some = all.filter(({ channel }) => only === null || channel === only);
  return some.length > 0 ? some : all;
}
