/** Where the server of this run listens. */
export function hubUrl(): string {
  const url = process.env.HUB_URL;
  if (!url) throw new Error('HUB_URL is not set: the global setup starts the server');
  return url;
}

interface Message {
  readonly arn: string | null;
  readonly purpose: string;
  readonly body: string;
}

/** The newest code sent to an ARN, from the demo's outbox. */
export async function codeFor(arn: string): Promise<string> {
  const reply = await fetch(`${hubUrl()}/demo/outbox.json`);
  const messages = (await reply.json()) as Message[];
  const message = messages.find((one) => one.arn === arn && one.purpose === 'otp');
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (!code) throw new Error(`There is no code for ${arn} in the outbox`);
  return code;
}
