import { rawSignature } from './der-signature.ts';
import { Shell } from './native-shell.ts';
import type { Biometrics, OwnerSignature } from './port.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

async function sign(text: string, reason: string): Promise<OwnerSignature> {
  try {
    const { signature } = await Shell.sign({ text, reason });
    return { outcome: 'signed', signature: rawSignature(bytesOf(signature)) };
  } catch (error) {
    // Else not recognised, or the user backed out.
    return { outcome: (error as { code?: string }).code === 'gone' ? 'gone' : 'refused' };
  }
}

/** A login wants what Android calls strong; on iOS every reader is. */
export const nativeBiometrics: Biometrics = {
  isAvailable: () =>
    Shell.hasBiometrics().then(
      ({ value }) => value,
      () => false,
    ),
  async createKey(reason) {
    try {
      const { publicKey } = await Shell.createKey();
      // Its first signature is for nobody: it shows that the owner is there, and that the key works.
      const { outcome } = await sign(publicKey, reason);
      if (outcome === 'signed') return bytesOf(publicKey);
    } catch {
      return null;
    }
    await nativeBiometrics.removeKey();
    return null;
  },
  sign,
  removeKey: () => Shell.removeKey().catch(() => {}),
};
