import { AndroidBiometryStrength, BiometricAuth } from '@aparajita/capacitor-biometric-auth';
import type { Biometrics } from './port.ts';

/** A login wants what Android calls strong; on iOS every reader is. */
export const nativeBiometrics: Biometrics = {
  async isAvailable() {
    try {
      return (await BiometricAuth.checkBiometry()).strongBiometryIsAvailable;
    } catch {
      return false;
    }
  },
  async verify(reason) {
    try {
      await BiometricAuth.authenticate({
        reason,
        cancelTitle: 'Cancel',
        androidBiometryStrength: AndroidBiometryStrength.strong,
      });
      return true;
    } catch {
      return false; // not recognised, or the user backed out
    }
  },
};
