import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of DER: what a certificate is made of. */
function der(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const SEQUENCE = 0x30;
const ecdsaWithSha256 = der(SEQUENCE, der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const commonName = [0x55, 0x04, 0x03];
const localhost = der(
  SEQUENCE,
  der(0x31, der(SEQUENCE, der(0x06, commonName), der(0x0c, Buffer.from('localhost')))),
);
const validity = der(
  SEQUENCE,
  ...['200101000000Z', '491231235959Z'].map((time) => der(0x17, Buffer.from(time))),
);

/** A certificate for `localhost` that lives as long as the run; its browser is told to trust it. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const content = der(SEQUENCE, der(0x02, [1]), ecdsaWithSha256, localhost, validity, localhost, spki);
  const signature = der(0x03, [0], sign('sha256', content, privateKey));
  const cert = der(SEQUENCE, content, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
