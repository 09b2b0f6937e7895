import { lookup } from '../declare.ts';

export const nominees = lookup('nominee.get', 'GetNomineeDistributor', { securityKey: true });
