import { platforms } from '@hub/domain';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { deviceSchema, loginSchema } from './session.ts';

const field = texts.field;

/** PIN and biometric login on native: the device keeps a P-256 key whose public half the server knows. */
export const deviceKeyMethods = ['pin', 'biometric'] as const;
export type DeviceKeyMethod = (typeof deviceKeyMethods)[number];

const pin = text(6, field.pin).check(z.regex(/^\d{6}$/, field.pin));

/**
 * Enrols a device key for the signed-in user; a new one replaces the device's old one. The PIN is known to the
 * server only as a keyed digest, and the private half never leaves the device.
 */
export const saveToken = built('session.saveToken', 'POST', '/{hub}/login/generateToken/save', {
  auth: 'optional',
  repeat: 'keyed',
  access: 'signed-in',
  request: z
    .object({
      device: deviceSchema,
      method: z.enum(deviceKeyMethods, field.invalid),
      /** The public key as base64url of its SubjectPublicKeyInfo. */
      publicKey: text(200, field.invalid).check(z.regex(/^[\w-]{80,200}$/, field.invalid)),
      pin: z.optional(pin),
    })
    .check(
      z.refine(({ method, pin: given }) => (method === 'pin') === (given !== undefined), {
        error: field.pin,
        path: ['pin'],
      }),
    ),
  response: z.object({ keyId: z.string() }),
});

/**
 * Two steps in one call: with the key id alone it answers a challenge that is good once and for a minute; with the
 * challenge's signature (ECDSA P-256 and SHA-256 over the challenge's text, base64url of r||s) it logs in.
 */
export const biometricToken = built('session.biometricToken', 'POST', '/{hub}/login/biomatricToken', {
  auth: 'none',
  repeat: 'never',
  access: 'anyone',
  request: z
    .object({
      keyId: filledText(100, field.id),
      challenge: z.optional(filledText(200, field.invalid)),
      signature: z.optional(filledText(200, field.invalid)),
      pin: z.optional(pin),
    })
    .check(
      z.refine(({ challenge, signature }) => (challenge === undefined) === (signature === undefined), {
        error: field.invalid,
        path: ['signature'],
      }),
    ),
  response: z.union([
    z.object({ status: z.literal('challenge'), challenge: z.string(), expiresInSeconds: z.int() }),
    loginSchema,
  ]),
});

/** The devices that are signed in and the keys that could sign in again, newest use first. */
export const listSessions = built('session.list', 'GET', '/{hub}/login/sessions', {
  access: ['profile'],
  request: z.object({}),
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        deviceName: z.nullable(z.string()),
        platform: z.enum(platforms),
        address: z.nullable(z.string()),
        signedInAt: z.string(),
        lastUsedAt: z.string(),
        current: z.boolean(),
      }),
    ),
    deviceKeys: z.array(
      z.object({
        id: z.string(),
        deviceName: z.nullable(z.string()),
        platform: z.enum(platforms),
        method: z.enum(deviceKeyMethods),
        createdAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
  }),
  reason: 'Nobody could see or end a session on a lost device otherwise.',
});

/** One session, or every other one. The device that asks signs itself out with `logout`. */
export const endSession = built('session.end', 'POST', '/{hub}/login/sessions/end', {
  repeat: 'keyed',
  access: ['profile'],
  request: z
    .object({
      id: z.optional(filledText(100, field.id)),
      allOthers: z.optional(z.literal(true, field.invalid)),
    })
    .check(
      z.refine(({ id, allOthers }) => (id === undefined) !== (allOthers === undefined), {
        error: field.id,
        path: ['id'],
      }),
    ),
  response: z.object({ ended: z.int() }),
  reason: 'Signs out one device or all others from the profile.',
});

export const removeDeviceKey = built('session.removeDeviceKey', 'POST', '/{hub}/login/devicekey/remove', {
  repeat: 'keyed',
  access: 'signed-in',
  request: z.object({ id: filledText(100, field.id) }),
  response: z.object({ status: z.literal('Success') }),
  reason: 'A PIN or biometric login is taken back from the profile, or by the device itself.',
});
