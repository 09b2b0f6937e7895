import type { Call } from '../../call/define-call.ts';
import { type Fields, hasField } from './flat.ts';

/**
 * Fields in which a person may be named: what somebody types to search by is a name, a PAN or a mobile number. Proxies
 * keep addresses in their logs, so these never stand in one.
 */
export const privateFields = ['words', 'search', 'family'] as const;

/**
 * Whether a read can also be asked by POST, at the same address and with all its fields in a form body. The GET of the
 * spec stays for whoever asks for nobody by name.
 */
export const maySendInBody = (call: Pick<Call, 'method' | 'request'>): boolean =>
  call.method === 'GET' && privateFields.some((name) => hasField(call.request, name));

export const sendsInBody = (call: Pick<Call, 'method' | 'request'>, fields: Fields): boolean =>
  maySendInBody(call) && privateFields.some((name) => fields[name] !== undefined);
