import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { DeviceError } from './phone-files.ts';

type Data = Readonly<Record<string, unknown>>;
type Handler = (options: Data) => Data | undefined;

interface Phone {
  readonly biometrics: 'recognises' | 'refuses' | 'none';
  key: KeyObject | null;
}

/** Our own plugin on a simulated phone, with a real key in its hardware that nobody but the reader's owner can use. */
export function shellPlugin(device: Phone, hasPush: boolean): Record<string, Handler> {
  return {
    'Shell.hasPush': () => ({ value: hasPush }),
    'Shell.openStore': () => undefined,
    'Shell.hasBiometrics': () => ({ value: device.biometrics !== 'none' }),
    'Shell.createKey': () => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      device.key = privateKey;
      return { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
    },
    'Shell.sign': ({ text }) => {
      if (device.key === null) throw new DeviceError('The key is gone', 'gone');
      if (device.biometrics !== 'recognises') throw new DeviceError('Not recognised', 'refused');
      return { signature: sign('sha256', Buffer.from(String(text)), device.key).toString('base64') };
    },
    'Shell.removeKey': () => {
      device.key = null;
      return undefined;
    },
    'Shell.awaitCode': () => undefined,
  };
}
