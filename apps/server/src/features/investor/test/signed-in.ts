import type { TestApp } from '../../../http/test/test-app.ts';
import type { TestClient } from '../../../http/test/test-client.ts';

/** With the tokens of all services: the client list is a call of plex, the rest the hub's own. */
export async function signedIn(hub: TestApp, arn: string): Promise<TestClient> {
  const client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
  return client;
}
