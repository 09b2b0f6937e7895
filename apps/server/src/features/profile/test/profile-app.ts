import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload } from '@hub/contract';
import type { OwnDetails } from '@hub/contract/calls/profile/profile';
import type { LoginReply } from '@hub/contract/calls/session/session';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';

export interface ProfileApp extends TestApp {
  /** The names of all stored pictures. */
  storedPictures(): string[];
  /** Signed in with all tokens. */
  signedIn(arn: string): Promise<TestClient>;
}

/** The app with a folder of its own for files, and an ARN record for one distributor. */
export async function profileApp(): Promise<ProfileApp> {
  const dir = mkdtempSync(join(tmpdir(), 'hub-profile-'));
  const hub = await testApp({ config: { files: { kind: 'folder', dir } } });
  await hub.db.transaction('system', async (tx) => {
    await tx.query(
      `update distributor
          set pan = 'ABCPN1234K', address = 'M. G. Road, Kochi', bank_name = 'Federal Bank',
              bank_account = '10270100123456', bank_ifsc = 'FDRL0001027', bank_branch = 'Ernakulam',
              valid_from = '2024-06-04', valid_to = '2027-06-03'
        where arn = $1`,
      [people.ifa.arn],
    );
    await tx.query('update distributor set pan = null where arn = $1', [people.other.arn]);
    await tx.query(
      `insert into euin (arn, euin, name, valid_from, valid_to) values
         ($1, 'E000001', 'Thomas Kurian', '2023-10-01', '2026-09-30'),
         ($1, 'E000002', 'Meera Nair', '2024-06-04', '2027-06-03'),
         ($1, 'E000003', 'Arjun Menon', '2023-11-16', '2026-11-15'),
         ($1, 'E000004', 'Sneha Varghese', null, null),
         ($2, 'E000009', 'Imran Shaikh', null, '2028-01-01')`,
      [people.ifa.arn, people.other.arn],
    );
  });
  return {
    ...hub,
    storedPictures() {
      const folder = join(dir, 'files', 'pictures');
      return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.webp$/, '')) : [];
    },
    async signedIn(arn) {
      const client = hub.client();
      await client.logIn(arn);
      await client.authenticate();
      return client;
    },
    async close() {
      await hub.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export const ownDetails: OwnDetails = {
  displayName: 'Meera N',
  businessName: 'Nair Wealth Partners',
  about: 'Goal-based investing since 2009.',
  city: 'Kochi',
  languages: ['Malayalam', 'English'],
  website: 'https://nairwealth.example.com',
  alternateEmail: 'office@example.com',
  gstin: '',
};

export const picture = (
  body: Uint8Array,
  { field = 'picture', fileName = 'me.jpg', type = 'image/jpeg' } = {},
): Upload => ({ field, fileName, file: new Blob([new Uint8Array(body)], { type }) });

/** The login a client holds. */
export function loginOf(client: TestClient): LoginReply {
  const { session } = client;
  if (session === null || !('sessionId' in session)) throw new Error('not logged in');
  return session;
}
