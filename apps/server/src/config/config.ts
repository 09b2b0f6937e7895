import type { Brand } from '@hub/contract';

/** Everything a process is told from outside, checked once at start. */
export interface Config {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** Where people reach the hub, without a slash at the end: links in messages begin with it. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: PGlite under `dataDir`. */
  readonly databaseUrl?: string;
  readonly embedded: {
    /** What PGlite leaves free on its disk; 0 when nobody is to look. */
    readonly diskReserveBytes: number;
    /** After so much work without a turn of the event loop the process is ended; 0 never. */
    readonly watchdogSeconds: number;
  };
  /** Connections of this process to PostgreSQL. */
  readonly databasePoolSize: number;
  readonly brand: Brand;
  /** Absolute folder of brand.json, where its logo files stand. */
  readonly brandDir: string;
  /** Signs access tokens (HS256), at least 32 bytes. */
  readonly tokenSecret: string;
  /** The configured seal key, 32 bytes as base64url; key id 0. */
  readonly wireKey: string;
  /** The constants of the plex and CRM log-in calls. */
  readonly serviceLogin: { readonly username: string; readonly password: string };
  /** The fixed `security-key` header of four calls. */
  readonly securityKey: string;
  /** Basic authorization of the OTM service. */
  readonly otmLogin: { readonly username: string; readonly password: string };
  readonly otp: {
    readonly expiresInSeconds: number;
    readonly resendAfterSeconds: number;
    readonly tries: number;
  };
  readonly tokens: {
    readonly accessSeconds: number;
    readonly refreshSeconds: number;
    /** A login before a transaction ends by itself after so long, used or not. */
    readonly transactionSeconds: number;
  };
  /** After so long without a touch a session ends; the app watches its user, the server its refreshes. */
  readonly idleMinutes: { readonly web: number; readonly native: number };
  /** So long after its login a session ends, however much it is used. */
  readonly sessionMaxHours: { readonly web: number; readonly native: number };
  /** The operations console of the asset manager's staff. */
  readonly console: ConsoleConfig;
  readonly messenger: MessengerConfig;
  readonly push: PushConfig;
  readonly files: FilesConfig;
  readonly registrar: RegistrarConfig;
  readonly mandates: MandatesConfig;
  readonly payments: PaymentsConfig;
  /** Null: the embedded agency, for the demo. */
  readonly kyc: OutsideServiceConfig | null;
  /** Null: the embedded register, for the demo. */
  readonly arnRegistry: OutsideServiceConfig | null;
  /** Null: the embedded bank, for the demo. */
  readonly bankCheck: OutsideServiceConfig | null;
  readonly ipLookupUrl?: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How many proxies stand before us, or their addresses; false without any. */
  readonly trustProxy: false | number | readonly string[];
  /** What a collector of metrics must bring. */
  readonly metricsToken?: string;
  readonly limits: {
    /** All that one address asks for but files: calls, the server's own pages, what does not exist. */
    readonly perAddressPerMinute: number;
    /** Files and screens of the web app, and pictures. */
    readonly filesPerAddressPerMinute: number;
    /** OTPs sent to one ARN. */
    readonly otpPerArnPerHour: number;
    /** OTP requests of one address, known ARN or not. */
    readonly otpPerAddressPerHour: number;
    /** Wrong OTPs for one ARN, over all its codes and from everywhere. */
    readonly wrongOtpPerArnPerHour: number;
    readonly wrongOtpPerArnPerDay: number;
    /** Wrong OTPs of all who solved a challenge, for one ARN. */
    readonly wrongOtpSolvedPerHour: number;
    readonly wrongOtpSolvedPerDay: number;
    /** Wrong OTPs of one known device. */
    readonly wrongOtpPerDevicePerHour: number;
    readonly wrongOtpPerDevicePerDay: number;
    /** Wrong codes on all links of one investor. */
    readonly wrongCodesPerInvestorPerHour: number;
    readonly wrongCodesPerInvestorPerDay: number;
    /** Wrong codes of all investors of one ARN together. */
    readonly wrongCodesOfInvestorsPerHour: number;
    readonly wrongCodesOfInvestorsPerDay: number;
    /** Messages of one kind that a distributor has sent to one contact, and in all. */
    readonly messagesPerContactPerDay: number;
    readonly messagesPerArnPerDay: number;
    /** Steps of logins to the console, and logins of one person of the staff. */
    readonly consoleLoginsPerAddressPerHour: number;
    readonly consoleLoginsPerPersonPerHour: number;
    /** Zero bits in front of each of a challenge's hashes: one more is twice the work. */
    readonly challengeBits: number;
    readonly errorLogPerAddressPerMinute: number;
    readonly errorLogPerDay: number;
    readonly bodyBytes: number;
    readonly uploadBytes: number;
    /** Bytes of bodies that this process holds at once, and those of one address. */
    readonly inFlightBytes: number;
    readonly inFlightPerAddressBytes: number;
  };
  /** How long the process may take to stop after a signal. */
  readonly stopWithinMs: number;
  /** Investors of the demo's first distributor; 0 makes no book at all. */
  readonly demoInvestors: number;
  /** Whether this process also runs background jobs. */
  readonly runsJobs: boolean;
}

/** An OpenID Connect provider, as it was told of us. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the button. */
  readonly name: string;
}

interface ConsoleConfig {
  /** Null: none is set, or the embedded one of the demo. */
  readonly provider: OidcConfig | null;
  readonly passkeys: boolean;
  readonly idleMinutes: number;
  readonly maxHours: number;
}

export interface SmtpConfig {
  readonly url: string;
  readonly from: string;
}

export interface SmsConfig {
  /** `{to}`, `{text}`, `{purpose}` and `{id}` are replaced, URL-encoded. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: 'json' | 'form' | 'none';
  /** Field names to templates, the same placeholders. */
  readonly fields: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** Without SMTP and SMS settings, messages stay in the demo outbox. At least one of the two is real. */
export type MessengerConfig =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'real'; readonly smtp?: SmtpConfig; readonly sms?: SmsConfig };

export interface WebPushConfig {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to: mailto: or https:. */
  readonly subject: string;
  /** Where a subscription may lead. */
  readonly origins: readonly string[];
}

export interface FcmConfig {
  readonly url: string;
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
  readonly tokenUrl: string;
}

export interface ApnsConfig {
  readonly url: string;
  /** PKCS #8, as Apple gives it. */
  readonly key: string;
  readonly keyId: string;
  readonly teamId: string;
  /** The app's bundle. */
  readonly topic: string;
}

/** Without settings a demo only writes down what would have gone out; production sends where it is told how. */
export type PushConfig =
  | { readonly kind: 'outbox' }
  | {
      readonly kind: 'real';
      readonly fcm?: FcmConfig;
      readonly apns?: ApnsConfig;
      readonly web?: WebPushConfig;
    };

/** Without a folder to exchange files through, the registrar is our own: for the demo. */
type RegistrarConfig = { readonly kind: 'embedded' } | { readonly kind: 'files'; readonly dir: string };

/** Without a folder to exchange files through, the bank is our own: for the demo. */
export type MandatesConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'nach';
      readonly dir: string;
      readonly userNumber: string;
      readonly sponsorIfsc: string;
      readonly sponsorAccount: string;
      /** Positions that differ from the clearing house's, each by its name. */
      readonly positions: Readonly<Record<string, string>>;
    };

export type FilesConfig =
  | { readonly kind: 'folder'; readonly dir: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      readonly prefix: string;
      readonly endpoint?: string;
      readonly forcePathStyle: boolean;
      readonly accessKeyId?: string;
      readonly secretAccessKey?: string;
    };

export interface HostedPaymentsConfig {
  readonly kind: 'hosted';
  /** Of the gateway's API, without the name of a call. */
  readonly url: string;
  /** Where the payer goes; `{order}`, `{key}` and `{return}` are replaced, URL-encoded. */
  readonly pageUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Signs callbacks. */
  readonly callbackSecret: string;
  /** Lower case. */
  readonly signatureHeader: string;
  /** Lower case. Absent: the signature covers the body alone, and the body says how old it is. */
  readonly timestampHeader?: string;
  readonly callbackMaxAgeSeconds: number;
  readonly timeoutMs: number;
}

/** A service that is asked over HTTP. */
export interface OutsideServiceConfig {
  readonly url: string;
  /** Sent as Bearer. */
  readonly token?: string;
  readonly timeoutMs: number;
}

/** The demo bank moves no money. */
export type PaymentsConfig = { readonly kind: 'demo' } | HostedPaymentsConfig;
