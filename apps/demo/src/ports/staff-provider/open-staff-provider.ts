import { PROVIDER_RETURN_PATH } from '@hub/contract/console/staff-call';
import type { Config } from '../../../../server/src/config/config.ts';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';
import { openIdProvider } from '../../../../server/src/ports/staff-provider/openid-provider.ts';
import type { StaffProvider } from '../../../../server/src/ports/staff-provider/staff-provider.ts';
import { type DemoIssuer, demoIssuer } from './demo-issuer.ts';

export interface OpenedStaffProvider {
  readonly staffProvider: StaffProvider;
  /** Null where the settings name a provider. */
  readonly issuer: DemoIssuer | null;
}

const client = { clientId: 'hub-console', clientSecret: 'demo-only' } as const;

/** The house's provider, and without one our own, which the server asks within this process. */
export async function openStaffProvider(config: Config, clock: Clock): Promise<OpenedStaffProvider> {
  const { publicUrl, tokenSecret, console: staff } = config;
  if (staff.provider !== null)
    return { staffProvider: openIdProvider(staff.provider, { clock }), issuer: null };
  const issuer = await demoIssuer({
    ...client,
    url: `${publicUrl}/demo/issuer`,
    redirectUri: publicUrl + PROVIDER_RETURN_PATH,
    codeSecret: tokenSecret,
    clock,
  });
  const provider = openIdProvider(
    { issuer: issuer.url, name: 'a demo account', ...client },
    { clock, fetch: (url, options) => issuer.answer(new Request(url, options as RequestInit)) },
  );
  return {
    issuer,
    staffProvider: {
      ...provider,
      // On whatever host and port the demo is found.
      async start(request) {
        const login = await provider.start(request);
        return { ...login, url: login.url.slice(publicUrl.length) };
      },
    },
  };
}
