import { randomUUID } from 'node:crypto';
import type { Input, Inputs } from '../input.ts';
import type { TestApp } from '../test-app.ts';
import { testDevice } from '../test-device.ts';

const credentials = (hub: TestApp): Input => ({
  Username: hub.config.serviceLogin.username,
  Password: hub.config.serviceLogin.password,
});

export const sessionInputs: Inputs = {
  'session.authenticateCrm': credentials,
  'session.authenticatePlex': credentials,
  'session.biometricToken': () => ({ keyId: 'any' }),
  'session.end': async (hub, owner) => {
    const id = randomUUID();
    await hub.db.read('system', 'insert into session (arn, id, family) values ($1, $2, $2)', [owner, id]);
    return { id };
  },
  'session.getRelationshipManager': (_, owner) => ({ id: owner }),
  'session.removeDeviceKey': async (hub, owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      `insert into device_key (arn, id, device_id, platform, method, public_key, tries_left)
       values ($1, $2, $2, 'ios', 'biometric', 'x', 5)`,
      [owner, id],
    );
    return { id };
  },
  'session.saveToken': () => {
    const { device, publicKey } = testDevice('matrix');
    return { device, publicKey, method: 'biometric' };
  },
};
