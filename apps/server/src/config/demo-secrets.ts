/**
 * Known to everybody who can read, so that the demo starts with nothing set. Production refuses
 * them. The ones below the wire key are the constants of Spec §7, which every client is told anyway.
 */
export const demoSecrets = {
  HUB_TOKEN_SECRET: 'demo-only-token-secret-change-me-in-production',
  HUB_WIRE_KEY: Buffer.from('demo-only-wire-key-32-bytes-long').toString('base64url'),
  HUB_SERVICE_PASSWORD: 'demo-only-service-password',
  HUB_SECURITY_KEY: 'demo-only-security-key',
  HUB_OTM_PASSWORD: 'demo-only-otm-password',
} as const;
