import { z } from 'zod';
import type { OutsideServiceConfig } from '../../config/config.ts';
import { fetchJson, OutsideServiceError } from '../fetch-json.ts';
import type { BankAnswer, BankCheck } from './bank-check.ts';

const reply = z.discriminatedUnion('result', [
  z.object({ result: z.literal('found'), name: z.string().min(1).max(120) }),
  z.object({ result: z.literal('none') }),
  z.object({ result: z.literal('no-answer') }),
]);

/** A bank's service over HTTP: `POST {url}/accounts` sends the rupee, `POST {url}/vpas` asks for the name of a UPI ID. */
export function httpBankCheck(
  config: OutsideServiceConfig,
  log: { warn(details: object, message: string): void },
): BankCheck {
  async function request(path: string, body: object): Promise<BankAnswer> {
    try {
      const answer = await fetchJson({ ...config, name: 'The bank check' }, path, body, reply);
      return answer.result === 'found' ? { kind: 'found', name: answer.name } : { kind: answer.result };
    } catch (err) {
      if (!(err instanceof OutsideServiceError)) throw err;
      log.warn({ err }, 'a bank account or UPI ID could not be checked');
      return { kind: 'no-answer' };
    }
  }
  return {
    dropPenny: ({ reference, ifsc, account, holder }) =>
      request('/accounts', { reference, ifsc, account, name: holder }),
    lookUpVpa: (vpa) => request('/vpas', { vpa }),
  };
}
