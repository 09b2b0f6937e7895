import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { contextTag, der, derParts, oid, setOf, small } from './der.ts';

/** The key that papers are signed with, and its certificate with those above it, the own one first. */
export interface Signing {
  /** PEM. */
  readonly key: string;
  readonly certificates: string;
}

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsa: '1.2.840.10045.4.3.2',
} as const;

const nothing = der('null');
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const digestAlgorithm = der('sequence', oid(oids.sha256), nothing);

const [HEAD, END] = ['-----BEGIN CERTIFICATE-----', '-----END CERTIFICATE-----'] as const;

const certificatesOf = (pem: string): X509Certificate[] =>
  pem
    .split(END)
    .filter((part) => part.includes(HEAD))
    .map((part) => new X509Certificate(part.slice(part.indexOf(HEAD)) + END));

/** What speaks against a key and its certificates; null where nothing does. */
export function signingProblem({
  key,
  certificates,
}: Signing): 'no-pem' | 'kind-of-key' | 'no-certificate' | 'other-key' | null {
  try {
    const own = createPrivateKey(key);
    if (own.asymmetricKeyType !== 'rsa' && own.asymmetricKeyType !== 'ec') return 'kind-of-key';
    const [first] = certificatesOf(certificates);
    if (first === undefined) return 'no-certificate';
    return first.checkPrivateKey(own) ? null : 'other-key';
  } catch {
    return 'no-pem';
  }
}

/** Issuer and serial number, as the certificate itself has them. */
function nameOf(certificate: X509Certificate): Buffer {
  const [whole] = derParts(Buffer.from(certificate.raw));
  const [body] = derParts(whole?.body ?? Buffer.alloc(0));
  // A version comes first in its own tag; then serial number, algorithm and issuer.
  const [serial, , issuer] = derParts(body?.body ?? Buffer.alloc(0)).filter(
    ({ tag }) => tag !== contextTag(0),
  );
  if (serial === undefined || issuer === undefined)
    throw new Error('The certificate has no serial or issuer');
  return der('sequence', issuer.whole, serial.whole);
}

const attribute = (name: string, value: Buffer): Buffer => der('sequence', oid(name), der('set', value));

const signatureAlgorithm = (key: KeyObject): Buffer =>
  key.asymmetricKeyType === 'ec' ? der('sequence', oid(oids.ecdsa)) : der('sequence', oid(oids.rsa), nothing);

/**
 * A detached signature of these bytes: CMS SignedData (RFC 5652) with the attributes that PAdES asks for (ETSI EN 319
 * 142-1, level B-B): the digest, and which certificate signed.
 */
export function signatureOf(content: Uint8Array, { key: pem, certificates }: Signing): Buffer {
  const key = createPrivateKey(pem);
  const chain = certificatesOf(certificates);
  const [own] = chain;
  if (own === undefined) throw new Error('There is no certificate to sign with');
  const attributes = setOf([
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, der('octets', sha256(content))),
    attribute(
      oids.signingCertificate,
      der('sequence', der('sequence', der('sequence', der('octets', sha256(own.raw))))),
    ),
  ]);
  const [signed] = derParts(attributes);
  const signer = der(
    'sequence',
    small(1),
    nameOf(own),
    digestAlgorithm,
    // Signed as a set, and carried in a tag of its own.
    der(contextTag(0), signed?.body ?? Buffer.alloc(0)),
    signatureAlgorithm(key),
    der('octets', sign('sha256', attributes, key)),
  );
  const signedData = der(
    'sequence',
    small(1),
    der('set', digestAlgorithm),
    der('sequence', oid(oids.data)),
    der(contextTag(0), ...chain.map(({ raw }) => raw)),
    der('set', signer),
  );
  return der('sequence', oid(oids.signedData), der(contextTag(0), signedData));
}
