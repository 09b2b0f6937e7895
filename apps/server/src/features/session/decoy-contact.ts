import type { Channel } from '../../ports/messenger/messenger.ts';

export interface Contact {
  readonly channel: Channel;
  readonly to: string;
}

/** What stands behind the five characters a mask hides must look like what people have there. */
const nameEnds = [
  'kumar',
  'sharma',
  'nair',
  'patel',
  'finserv',
  'invest',
  'joshi',
  'reddy',
  'wealth',
  'shah',
];
const providers = ['gmail.com', 'gmail.com', 'gmail.com', 'yahoo.co.in', 'rediffmail.com', 'outlook.com'];

/**
 * Contacts that nobody has, always the same for one digest. Most records name a number and an address; of ten
 * decoys one has only the number and one only the address, so that neither gives an ARN away.
 */
export function decoyContacts(digest: Buffer, channels: readonly Channel[]): Contact[] {
  const byte = (at: number) => digest.readUInt8(8 + at);
  const rest = String(digest.readUIntBE(0, 6) % 1_000_000_000).padStart(9, '0');
  const tail = byte(1) % 3 === 0 ? '' : String(byte(1) % 100).padStart(2, '0');
  const name = nameEnds[byte(2) % nameEnds.length];
  const targets: Readonly<Record<Channel, string>> = {
    SMS: `${6 + (byte(0) % 4)}${rest}`,
    EMAIL: `xxxxx${name}${tail}@${providers[byte(3) % providers.length]}`,
  };
  const all = channels.map((channel) => ({ channel, to: targets[channel] }));
  const kind = byte(4) % 10;
  if (kind === 0) return all.slice(0, 1);
  return kind === 1 ? all.slice(-1) : all;
}
