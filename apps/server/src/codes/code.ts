import { randomInt } from 'node:crypto';

/** Six digits: the contract and the boxes on the screen take no other number. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
