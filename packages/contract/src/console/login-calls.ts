import { staffRights, staffRoles } from '@hub/domain/staff/roles';
import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { staffCall } from './staff-call.ts';

const { invalid } = texts.field;
const nothing = z.object({});

/** How one logs in here. */
export const readLoginWays = staffCall('login.ways', {
  access: 'stranger',
  request: nothing,
  response: z.object({
    /** The provider's name on the button; null where none is set. */
    provider: z.nullable(z.object({ name: z.string() })),
    passkeys: z.boolean(),
    /** `Production`, `Demo`: shown in the header. */
    environment: z.string(),
  }),
});

/** Where to go for the provider's login; it comes back to `PROVIDER_RETURN_PATH`. */
export const startProviderLogin = staffCall('login.provider', {
  access: 'stranger',
  request: z.object({ purpose: z.enum(['login', 'recheck'], invalid), returnTo: text(500, invalid) }),
  response: z.object({ url: z.string() }),
});

/** WebAuthn's own options and answers travel as the library has them. */
const webAuthn = z.record(z.string(), z.unknown());
const challenge = text(100, invalid);

export const startPasskeyLogin = staffCall('login.passkey-start', {
  access: 'stranger',
  request: nothing,
  response: z.object({ challenge: z.string(), options: webAuthn }),
});
export const finishPasskeyLogin = staffCall('login.passkey-finish', {
  access: 'stranger',
  request: z.object({ challenge, answer: webAuthn }),
  response: z.object({ name: z.string() }),
});

/** For what is dangerous: the same person proves again who they are. */
export const startRecheck = staffCall('recheck.start', {
  access: 'staff',
  request: nothing,
  /** Null where they have no passkey: then by the provider. */
  response: z.object({ passkey: z.nullable(z.object({ challenge: z.string(), options: webAuthn })) }),
});
export const finishRecheck = staffCall('recheck.finish', {
  access: 'staff',
  request: z.object({ challenge, answer: webAuthn }),
  response: z.object({ recheckedAt: z.string() }),
});

/** A new passkey: of somebody logged in, or of whoever opens an invitation. */
export const startPasskey = staffCall('passkeys.start', {
  access: 'stranger',
  request: z.object({ invitation: z.optional(text(100, invalid)) }),
  response: z.object({ challenge: z.string(), options: webAuthn, name: z.string() }),
});
export const finishPasskey = staffCall('passkeys.finish', {
  access: 'stranger',
  request: z.object({ challenge, answer: webAuthn, name: text(60, invalid) }),
  response: z.object({ name: z.string() }),
});
export const listPasskeys = staffCall('passkeys.list', {
  access: 'staff',
  request: nothing,
  response: z.object({
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.nullable(z.string()) }),
    ),
  }),
});

/** Who is logged in, and what they may. Read again every minute and after every refusal. */
export const readMe = staffCall('me', {
  access: 'staff',
  request: nothing,
  response: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(staffRoles)),
    rights: z.array(z.enum(staffRights)),
    sessionId: z.string(),
    recheckedAt: z.string(),
    environment: z.string(),
    /** Now, by the server's clock. */
    now: z.string(),
  }),
});
export type Me = z.infer<typeof readMe.response>;

export const logOut = staffCall('logout', { access: 'staff', request: nothing, response: nothing });
