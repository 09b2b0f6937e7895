/**
 * Passkeys by the platform's own reading and writing of WebAuthn's JSON. Where the browser lacks either, it has no
 * passkeys for us.
 */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Json = Record<string, unknown>;

function written(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError('No passkey was given');
  return { ...credential.toJSON() };
}

/** Asks for one of the passkeys that the server names, or for any of this site. Rejects when none is given. */
export async function readPasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return written(await navigator.credentials.get({ publicKey }));
}

/** Makes a passkey. Rejects when the person gives it up. */
export async function makePasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return written(await navigator.credentials.create({ publicKey }));
}
