import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const url = z.url({ protocol: /^https$/ });
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
/** One URL segment: it becomes part of paths. */
const segment = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/));
const version = z.string().check(z.regex(/^\d+(\.\d+){0,2}$/));
const svgFile = z.string().check(z.regex(/^[a-z0-9-]+\.svg$/));
const store = z.nullable(z.object({ id: text, url }));
/** An application id as both systems write it: `example.aranya.partner`. */
const appId = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z][A-Za-z0-9_-]*)+$/));
/** SHA-256 of a signing certificate, as `keytool` prints it. */
const fingerprint = z.string().check(z.regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/));
/** Its check digit is held right by a test of the brand files. */
const gstin = z.string().check(z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/));
const arn = z.string().check(z.regex(/^ARN-\d{1,6}$/));

/** Spec §3: what a login of an internal team starts with. The wire names are the spec's. */
export const internalTeamProfileSchema = z.strictObject({
  Broker_Name: text,
  Broker_Type: z.literal('IFA'),
  BROKER_CODE: text,
  MOBILE_NO: z.string(),
  EMAIL: z.string(),
  EMPLSTATUS: z.literal('EMPANELLED'),
  PAN_NO: z.string(),
  postLoginRedirection: z.string(),
});
export type InternalTeamProfile = z.infer<typeof internalTeamProfileSchema>;

/** Everything one asset manager differs in from another. One file per asset manager. */
export const brandSchema = z.object({
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  name: text,
  productName: text,
  legalName: text,
  /** On the invoices of distributors; its state is their place of supply. */
  gstin,
  logo: z.object({ mark: svgFile, wordmark: svgFile }),
  colours: z.object({
    primary: colour,
    accent: colour,
    /** Ten steps, light to dark. */
    scale: z.array(colour).check(z.length(10)),
  }),
  paths: z.object({ hub: segment, disapi: segment }),
  support: z.object({
    email: z.email(),
    phones: z.array(z.object({ label: text, number: text, hours: text })).check(z.minLength(1)),
    /** Of the service team for investors: on their pages, and where what they did not ask for is reported. */
    helpline: z.object({ number: text, hours: text, email: z.email() }),
  }),
  address: text,
  stores: z.object({ android: store, ios: store }),
  /** What the systems know the apps by, so that links of our hosts open them; null without an app. */
  apps: z.object({
    android: z.nullable(
      /** One fingerprint per key the app may be signed with: the store's and the upload key's. */
      z.object({ packageName: appId, sha256Fingerprints: z.array(fingerprint).check(z.minLength(1)) }),
    ),
    ios: z.nullable(z.object({ teamId: z.string().check(z.regex(/^[A-Z0-9]{10}$/)), bundleId: appId })),
  }),
  social: z.array(z.object({ name: text, url })),
  internalTeams: z.object({
    /** Spec §1 has two groups. */
    groups: z.array(z.array(arn)).check(z.length(2)),
    /** The ending of the suffixed form, e.g. `-T` (Spec §6). */
    suffix: z.string().check(z.regex(/^-[A-Z]{1,4}$/)),
    defaultProfile: internalTeamProfileSchema,
  }),
  versions: z.object({ android: version, ios: version, web: version }),
  /** Hosts whose https links the app opens as its own. */
  deepLinkHosts: z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  disclaimer: text,
  /** The most, in rupees, that one order of any scheme may be of; without it only schemes have a maximum. */
  orderLimit: z.optional(z.int().check(z.gte(1))),
});
export type Brand = z.infer<typeof brandSchema>;
