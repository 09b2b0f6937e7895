import type { SmsConfig } from '../../config/config.ts';

interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly purpose: string;
}

class SmsRefusedError extends Error {
  override name = 'SmsRefusedError';
}

const placeholder = /\{(id|to|text|purpose)\}/g;

/** One SMS through whatever HTTP gateway the operator has; its address, headers and fields are templates. */
export async function sendSms(config: SmsConfig, sms: Sms, signal?: AbortSignal): Promise<void> {
  const fill = (template: string, encode = (text: string) => text) =>
    template.replace(placeholder, (_, name: keyof Sms) => encode(sms[name]));
  const fields = Object.fromEntries(
    Object.entries(config.fields).map(([name, value]) => [name, fill(value)]),
  );
  const headers = Object.fromEntries(
    Object.entries(config.headers).map(([name, value]) => [name, fill(value)]),
  );
  const timeout = AbortSignal.timeout(config.timeoutMs);
  const response = await fetch(fill(config.url, encodeURIComponent), {
    method: config.method,
    headers: {
      ...(config.body === 'json' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(config.body === 'json' ? { body: JSON.stringify(fields) } : {}),
    ...(config.body === 'form' ? { body: new URLSearchParams(fields) } : {}),
  });
  await response.body?.cancel();
  // Neither number nor text: this ends in logs.
  if (!response.ok) throw new SmsRefusedError(`The SMS gateway answered ${response.status}`);
}
