import { z } from 'zod';
import { demoSecrets } from './demo-secrets.ts';
import {
  aesKey,
  headerName,
  oneOf,
  secret,
  textRecord,
  trustProxy,
  webAddress,
  whole,
  yesNo,
} from './env-values.ts';

const text = z.string();
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting, by the name an operator gives it. The text after each is what `npm run hub -- settings` prints. */
export const envSchema = z.object({
  HUB_MODE: oneOf(['demo', 'production']).default('demo').describe('demo or production'),
  PORT: whole(0, 65_535).default(4300).describe('port to listen on; 0 takes a free one'),
  HOST: text.optional().describe('address to listen on; 127.0.0.1 in demo, 0.0.0.0 in production'),
  HUB_DATA_DIR: text.default('.data').describe('folder of the embedded database and of files'),
  HUB_DISK_RESERVE_MB: whole(0, 1_000_000)
    .default(200)
    .describe('the embedded database refuses to write when its disk has less free; 0 never looks'),
  HUB_WATCHDOG_SECONDS: whole(0, 86_400)
    .default(60)
    .describe('on the embedded database a process that spins for so long is ended; 0 never'),
  HUB_STOP_SECONDS: whole(2, 600)
    .default(20)
    .describe(
      'how long the server may take to stop: half of it for requests, the rest for jobs and database',
    ),
  DATABASE_URL: webAddress('postgres:', 'postgresql:')
    .optional()
    .describe('PostgreSQL 18 or newer; without it the embedded database is used, in the demo only'),
  DATABASE_POOL_SIZE: whole(1, 500).default(10).describe('connections of one process to PostgreSQL'),
  HUB_BRAND: text.default('aranya').describe('a folder under brands/, or the path of a brand.json'),
  HUB_LOG_LEVEL: oneOf(levels).default('info').describe(levels.join(', ')),
  HUB_TRUST_PROXY: trustProxy
    .default(false)
    .describe('whose X-Forwarded-For to believe: how many proxies stand before us, or their addresses'),
  HUB_METRICS_TOKEN: secret
    .optional()
    .describe('what /metrics asks for as Bearer; without it production has no /metrics'),
  HUB_RUN_JOBS: yesNo.default(true).describe('whether this process also does background jobs'),
  HUB_DEMO_INVESTORS: whole(0, 100_000)
    .default(1500)
    .describe("investors of the demo's first distributor; 0 makes no book"),
  HUB_PUBLIC_URL: webAddress('http:', 'https:')
    .optional()
    .describe('where people reach the hub; links in messages start with it'),
  HUB_IP_LOOKUP_URL: webAddress('https:')
    .optional()
    .describe("an outside service that tells a client its address; by default the server's own"),

  HUB_TOKEN_SECRET: secret.default(demoSecrets.HUB_TOKEN_SECRET).describe('signs access tokens'),
  HUB_WIRE_KEY: aesKey.default(demoSecrets.HUB_WIRE_KEY).describe('seal key 0: 32 bytes as base64url'),
  HUB_SERVICE_USERNAME: text.default('hub').describe('constant of the plex and CRM log-in'),
  HUB_SERVICE_PASSWORD: text
    .default(demoSecrets.HUB_SERVICE_PASSWORD)
    .describe('constant of the plex and CRM log-in'),
  HUB_SECURITY_KEY: text.default(demoSecrets.HUB_SECURITY_KEY).describe('the fixed security-key header'),
  HUB_OTM_USERNAME: text.default('otm').describe('basic authorization of the OTM service'),
  HUB_OTM_PASSWORD: text
    .default(demoSecrets.HUB_OTM_PASSWORD)
    .describe('basic authorization of the OTM service'),

  HUB_OTP_EXPIRES_SECONDS: whole(30, 3600).default(300).describe('how long an OTP is good for'),
  HUB_OTP_RESEND_SECONDS: whole(0, 3600).default(30).describe('how long to wait before asking again'),
  HUB_OTP_TRIES: whole(1, 20).default(5).describe('wrong entries before an OTP is spent'),
  HUB_ACCESS_TOKEN_SECONDS: whole(30, 86_400).default(900).describe('life of an access token'),
  HUB_REFRESH_TOKEN_SECONDS: whole(60, 31_536_000)
    .default(30 * 86_400)
    .describe('life of a refresh token'),
  HUB_TRANSACTION_SESSION_SECONDS: whole(60, 86_400)
    .default(1800)
    .describe('life of a login made only for a transaction'),
  HUB_IDLE_MINUTES_WEB: whole(1, 1440).default(15).describe('a web session ends when unused for so long'),
  HUB_IDLE_MINUTES_NATIVE: whole(1, 1440)
    .default(5)
    .describe('a session of the Android or iOS app, likewise'),
  HUB_SESSION_MAX_HOURS_WEB: whole(1, 8760)
    .default(12)
    .describe('a web session ends so long after its login, used or not'),
  HUB_SESSION_MAX_HOURS_NATIVE: whole(1, 8760)
    .default(720)
    .describe('a session of the Android or iOS app, likewise'),

  HUB_OIDC_ISSUER: webAddress('http:', 'https:')
    .optional()
    .describe("the house's OpenID Connect provider, for the console; its address as its tokens name it"),
  HUB_OIDC_CLIENT_ID: text.optional().describe('how the provider knows the console'),
  HUB_OIDC_CLIENT_SECRET: text.optional().describe('what the provider gave with it'),
  HUB_OIDC_NAME: text.default('your work account').describe("the provider's name on the button"),
  HUB_CONSOLE_PASSKEYS: yesNo
    .optional()
    .describe('whether the staff may log in by passkey; by default in the demo only'),
  HUB_CONSOLE_IDLE_MINUTES: whole(1, 1440)
    .default(30)
    .describe('a login of the console ends when unused for so long'),
  HUB_CONSOLE_MAX_HOURS: whole(1, 168)
    .default(12)
    .describe('a login of the console ends after so long, used or not'),

  HUB_LIMIT_CALLS_PER_MINUTE: whole(1, 10_000_000).default(600).describe('calls and pages of one address'),
  HUB_LIMIT_FILES_PER_MINUTE: whole(1, 10_000_000)
    .default(3000)
    .describe('files of the web app for one address'),
  HUB_LIMIT_OTP_PER_ARN_PER_HOUR: whole(1, 10_000_000).default(10).describe('OTPs sent to one ARN'),
  HUB_LIMIT_OTP_PER_ADDRESS_PER_HOUR: whole(1, 10_000_000).default(60).describe('OTPs asked by one address'),
  HUB_LIMIT_WRONG_OTP_PER_ARN_PER_HOUR: whole(1, 10_000_000)
    .default(15)
    .describe('wrong OTPs for one ARN from strangers, wherever they are'),
  HUB_LIMIT_WRONG_OTP_PER_ARN_PER_DAY: whole(1, 10_000_000).default(30).describe('the same, in a day'),
  HUB_LIMIT_WRONG_OTP_SOLVED_PER_HOUR: whole(1, 10_000_000)
    .default(10)
    .describe('wrong OTPs for one ARN from whoever solved a challenge'),
  HUB_LIMIT_WRONG_OTP_SOLVED_PER_DAY: whole(1, 10_000_000).default(20).describe('the same, in a day'),
  HUB_LIMIT_WRONG_OTP_PER_DEVICE_PER_HOUR: whole(1, 10_000_000)
    .default(10)
    .describe('wrong OTPs for one ARN from one device that has logged in before'),
  HUB_LIMIT_WRONG_OTP_PER_DEVICE_PER_DAY: whole(1, 10_000_000).default(20).describe('the same, in a day'),
  HUB_LIMIT_WRONG_CODES_PER_INVESTOR_PER_HOUR: whole(1, 10_000_000)
    .default(10)
    .describe("wrong codes on all links of one investor: orders, changes, and a statement's PAN"),
  HUB_LIMIT_WRONG_CODES_PER_INVESTOR_PER_DAY: whole(1, 10_000_000).default(20).describe('the same, in a day'),
  HUB_LIMIT_WRONG_CODES_OF_INVESTORS_PER_HOUR: whole(1, 10_000_000)
    .default(50)
    .describe('wrong codes of all investors of one ARN together'),
  HUB_LIMIT_WRONG_CODES_OF_INVESTORS_PER_DAY: whole(1, 10_000_000)
    .default(100)
    .describe('the same, in a day'),
  HUB_LIMIT_MESSAGES_PER_CONTACT_PER_DAY: whole(1, 10_000_000)
    .default(10)
    .describe(
      'messages of one kind that an ARN may have sent to one contact; links and codes of orders twice that',
    ),
  HUB_LIMIT_MESSAGES_PER_ARN_PER_DAY: whole(10, 10_000_000)
    .default(5000)
    .describe('messages of one kind that an ARN may have sent; links to application forms a tenth of that'),
  HUB_LIMIT_CONSOLE_LOGINS_PER_ADDRESS_PER_HOUR: whole(1, 10_000_000)
    .default(120)
    .describe('steps of logins to the console from one address; a login takes two or three'),
  HUB_LIMIT_CONSOLE_LOGINS_PER_PERSON_PER_HOUR: whole(1, 10_000_000)
    .default(20)
    .describe('logins and failed logins of one person of the staff'),
  HUB_CHALLENGE_BITS: whole(1, 24)
    .default(14)
    .describe('how hard a challenge is: 16 hashes with so many zero bits in front; one more doubles it'),
  HUB_LIMIT_ERROR_LOGS_PER_MINUTE: whole(1, 10_000_000).default(30).describe('error reports of one address'),
  HUB_LIMIT_ERROR_LOGS_PER_DAY: whole(1, 10_000_000)
    .default(2000)
    .describe('error reports of all addresses together; what comes beyond is counted and not kept'),
  HUB_LIMIT_BODY_BYTES: whole(1024, 104_857_600)
    .default(1_048_576)
    .describe('largest request body; most calls take far less, by what they ask for'),
  HUB_LIMIT_UPLOAD_BYTES: whole(1024, 1_073_741_824).default(6_291_456).describe('largest upload'),
  HUB_LIMIT_IN_FLIGHT_BYTES: whole(1024, 68_719_476_736)
    .default(268_435_456)
    .describe('bytes of request bodies and uploads that a process holds at once'),
  HUB_LIMIT_IN_FLIGHT_PER_ADDRESS_BYTES: whole(1024, 68_719_476_736)
    .default(67_108_864)
    .describe('the same of one address'),

  SMTP_URL: webAddress('smtp:', 'smtps:').optional().describe('mail server, with user and password'),
  SMTP_FROM: text.optional().describe('sender of mails'),
  SMS_URL: webAddress('http:', 'https:')
    .optional()
    .describe('SMS gateway; {to}, {text}, {purpose} and {id} are filled in here and below'),
  SMS_METHOD: oneOf(['POST', 'GET']).default('POST').describe('POST or GET'),
  SMS_HEADERS: textRecord.default({}).describe('JSON object of headers'),
  SMS_BODY: oneOf(['json', 'form', 'none']).default('json').describe('how the fields travel'),
  SMS_FIELDS: textRecord.default({ to: '{to}', text: '{text}' }).describe('JSON object of fields'),
  SMS_TIMEOUT_MS: whole(100, 120_000).default(10_000).describe('how long to wait for the gateway'),

  VAPID_PUBLIC_KEY: text.optional().describe('web push: the public key, 65 bytes as base64url'),
  VAPID_PRIVATE_KEY: text.optional().describe('web push: the private key, 32 bytes as base64url'),
  VAPID_SUBJECT: text
    .optional()
    .describe('web push: whom a push service may write to, mailto:… or https://…'),
  FCM_SERVICE_ACCOUNT: text.optional().describe('push to Android: the JSON of a Firebase service account'),
  FCM_URL: webAddress('http:', 'https:').default('https://fcm.googleapis.com').describe('push to Android'),
  APNS_KEY: text.optional().describe('push to iOS: the .p8 key, with its line breaks'),
  APNS_KEY_ID: text.optional().describe('push to iOS: the id of the key'),
  APNS_TEAM_ID: text.optional().describe('push to iOS: the team'),
  APNS_TOPIC: text.optional().describe("push to iOS: the app's bundle"),
  APNS_URL: webAddress('http:', 'https:').default('https://api.push.apple.com').describe('push to iOS'),

  HUB_REGISTRAR_DIR: text
    .optional()
    .describe('folder to exchange order files with registrars; without it the demo allots by itself'),
  HUB_NACH_DIR: text
    .optional()
    .describe(
      'folder to exchange mandate and debit files with the sponsor bank; without it the demo bank answers',
    ),
  NACH_USER_NUMBER: text
    .optional()
    .describe('our utility number at the clearing house, at most 18 characters'),
  NACH_SPONSOR_IFSC: text.optional().describe('IFSC of the sponsor bank'),
  NACH_SPONSOR_ACCOUNT: text.optional().describe('our account there'),
  NACH_LAYOUT: textRecord
    .default({})
    .describe('JSON object of positions that differ, like {"debits.detail.reason": "156-157"}'),
  HUB_KYC_URL: webAddress('http:', 'https:')
    .optional()
    .describe("the KYC agencies' service; without it the demo's own agency answers"),
  HUB_KYC_TOKEN: text.optional().describe('sent to it as Bearer'),
  HUB_KYC_TIMEOUT_MS: whole(100, 60_000).default(5000).describe('how long to wait for it; asked twice'),
  HUB_ARN_REGISTRY_URL: webAddress('http:', 'https:')
    .optional()
    .describe("the register of ARNs for empanelment; without it the demo's own register answers"),
  HUB_ARN_REGISTRY_TOKEN: text.optional().describe('sent to it as Bearer'),
  HUB_ARN_REGISTRY_TIMEOUT_MS: whole(100, 60_000)
    .default(5000)
    .describe('how long to wait for it; asked twice'),
  HUB_BANK_CHECK_URL: webAddress('http:', 'https:')
    .optional()
    .describe("the bank's service for penny drops and names of UPI IDs; without it the demo's bank answers"),
  HUB_BANK_CHECK_TOKEN: text.optional().describe('sent to it as Bearer'),
  HUB_BANK_CHECK_TIMEOUT_MS: whole(100, 60_000)
    .default(10_000)
    .describe('how long to wait for it; asked twice'),
  HUB_PAYMENTS: oneOf(['demo', 'hosted'])
    .default('demo')
    .describe('demo (the embedded bank, which moves no money) or hosted (a payment gateway)'),
  PAYMENTS_URL: webAddress('http:', 'https:').optional().describe("the payment gateway's API"),
  PAYMENTS_PAGE_URL: webAddress('http:', 'https:')
    .optional()
    .describe("the gateway's page for a payer; {order}, {key} and {return} are filled in"),
  PAYMENTS_KEY_ID: text.optional().describe('our name at the gateway'),
  PAYMENTS_KEY_SECRET: text.optional().describe('and its password'),
  PAYMENTS_CALLBACK_SECRET: text.optional().describe('what the gateway signs callbacks with'),
  PAYMENTS_SIGNATURE_HEADER: headerName
    .default('x-razorpay-signature')
    .describe('carries HMAC-SHA256 of the body, as hex'),
  PAYMENTS_TIMESTAMP_HEADER: headerName
    .optional()
    .describe('where the gateway signs a time before the body; without it the body alone is signed'),
  PAYMENTS_CALLBACK_MAX_AGE_SECONDS: whole(60, 604_800)
    .default(90_000)
    .describe('an older callback is refused; gateways try for a day'),
  PAYMENTS_TIMEOUT_MS: whole(100, 120_000).default(10_000).describe('how long to wait for the gateway'),

  HUB_STAFF: text
    .optional()
    .describe('the e-mail of whoever of the staff uses the command line; --as says another'),

  HUB_FFMPEG: text
    .optional()
    .describe(
      'path of the ffmpeg that makes videos; by default the one on PATH, in the demo also one of npm',
    ),

  S3_BUCKET: text.optional().describe('bucket for files; without it they lie under HUB_DATA_DIR'),
  S3_REGION: text.default('ap-south-1').describe('region of the bucket'),
  S3_PREFIX: text.default('').describe('starts every name in the bucket'),
  S3_ENDPOINT: webAddress('http:', 'https:').optional().describe('another store that speaks S3'),
  S3_FORCE_PATH_STYLE: yesNo.default(false).describe('bucket in the path instead of the host'),
  S3_ACCESS_KEY_ID: text.optional().describe('by default what the AWS SDK finds by itself'),
  S3_SECRET_ACCESS_KEY: text.optional().describe('together with the key id'),
});

export type Env = z.infer<typeof envSchema>;
