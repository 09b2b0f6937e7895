import { type Call, decodeReply, encodeRequest, importKey, type SealKey } from '@hub/contract';
import { type LoginReply, sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { authenticatePlex } from '@hub/contract/calls/session/session-tokens';
import { brand } from './brand.ts';
import { codeFor, hubUrl } from './hub.ts';
import { type Anyone, everyone } from './people.ts';
import { inTurn } from './turn.ts';

export interface HubClient {
  readonly sessionId: string;
  readonly login: LoginReply;
  call<Req, Res>(call: Call<Req, Res>, input: NoInfer<Req>): Promise<Res>;
}

interface Config {
  readonly wireKey: { readonly id: string; readonly key: string };
  readonly serviceLogin: { readonly username: string; readonly password: string };
}

const config = async () => (await (await fetch(`${hubUrl()}/app-config.json`)).json()) as Config;

async function configuredKey(): Promise<SealKey> {
  const { wireKey } = await config();
  return importKey(wireKey.id, wireKey.key);
}

async function send<Req, Res>(
  call: Call<Req, Res>,
  input: Req,
  keys: readonly SealKey[],
  token: string | null,
  plex: string | null = null,
): Promise<Res> {
  const [sealKey] = keys;
  if (!sealKey) throw new Error('There is no key to seal with');
  const tokens = { hub: token, plex, crm: null };
  const idempotencyKey = crypto.randomUUID();
  const request = await encodeRequest(call, input, { paths: brand.paths, sealKey, tokens, idempotencyKey });
  const { method, path, headers, body } = request;
  const reply = await fetch(hubUrl() + path, { method, headers, body });
  const find = (id: string) => keys.find((key) => key.id === id) ?? null;
  const decoded = await decodeReply(call, reply.status, await reply.text(), find);
  if (!decoded.ok) throw new Error(`${call.name} answered ${decoded.status}: ${decoded.message}`);
  return decoded.value;
}

/** What the server answered to a page's login; only its own session's id is taken from it. */
export async function sessionIdIn(replyText: string): Promise<string> {
  const key = await configuredKey();
  const decoded = await decodeReply(validateSendOtp, 200, replyText, () => key);
  if (!decoded.ok || !('sessionId' in decoded.value)) throw new Error('This is no login');
  return decoded.value.sessionId;
}

/** The same person on another device, without a browser: for what happens to a page from outside. */
export async function elsewhere(person: Anyone, deviceId = 'device-0001'): Promise<HubClient> {
  const { arn } = everyone[person];
  const key = await configuredKey();
  const login = await inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
    const { requestId } = await send(sendOtp, { arn }, [key], null);
    const device = { id: deviceId, name: 'Another device', platform: 'web' as const };
    const otp = await codeFor(arn);
    return (await send(validateSendOtp, { requestId, otp, device }, [key], null)) as LoginReply;
  });
  const own = await importKey(login.sessionId, login.sessionKey);
  const keys = [own, key];
  let plex: string | null = null;
  return {
    sessionId: login.sessionId,
    login,
    async call(call, input) {
      if (call.service === 'plex' && plex === null) {
        const { username, password } = (await config()).serviceLogin;
        const service = { Username: username, Password: password };
        plex = (await send(authenticatePlex, service, keys, login.token)).token;
      }
      return send(call, input, keys, login.token, plex);
    },
  };
}
