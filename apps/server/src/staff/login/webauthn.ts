import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Config } from '../../config/config.ts';
import type { StoredPasskey } from './passkey.repository.ts';

type Site = Pick<Config, 'publicUrl' | 'brand'>;

/** A passkey belongs to the host of our address, and answers to that origin alone. */
const siteOf = ({ publicUrl }: Site) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** EdDSA, ES256 and RS256: what every device has one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

const describe = ({ id, transports }: StoredPasskey) => ({ id, transports: [...transports] });

/** Without passkeys to choose from, the device shows those it has for us. */
export const loginOptions = (site: Site, passkeys: readonly StoredPasskey[] = []) =>
  generateAuthenticationOptions({
    rpID: siteOf(site).rpID,
    userVerification: 'required',
    allowCredentials: passkeys.map(describe),
  });

export const enrolOptions = (
  site: Site,
  person: { readonly id: string; readonly name: string; readonly email: string },
  existing: readonly StoredPasskey[],
) =>
  generateRegistrationOptions({
    rpName: site.brand.productName,
    rpID: siteOf(site).rpID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(describe),
    // Kept on the device, so that nobody types a name to log in; opened by finger, face or screen lock.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

interface NewCredential {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Null for an answer that proves nothing, whatever it is. */
export async function readEnrolment(
  site: Site,
  { challenge, answer }: { readonly challenge: string; readonly answer: object },
): Promise<NewCredential | null> {
  const { rpID, origin } = siteOf(site);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((one) => typeof one === 'string').slice(0, 8),
    };
  } catch {
    return null;
  }
}

/** How often the passkey has been used, by its own count; null for an answer that proves nothing. */
export async function readProof(
  site: Site,
  passkey: StoredPasskey,
  { challenge, answer }: { readonly challenge: string; readonly answer: object },
): Promise<number | null> {
  const { rpID, origin } = siteOf(site);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Whether it counts on is our question, asked once the signature holds.
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
