import { signingProblem } from '../documents/signed/cms.ts';
import type { SigningConfig } from './config.ts';
import { demoSigning } from './demo-signing.ts';
import type { Env } from './env-schema.ts';

const problems = {
  'no-pem': 'the key and its certificate must be PEM',
  'kind-of-key': 'the key must be RSA or EC',
  'no-certificate': 'there is no certificate in PEM',
  'other-key': 'the first certificate is not that of the key',
} as const;

export function signingProblems({
  HUB_SIGNING_KEY: key,
  HUB_SIGNING_CERTIFICATE: certificates,
}: Env): string[] {
  if (key === undefined && certificates === undefined) return [];
  if (key === undefined || certificates === undefined) {
    return ['HUB_SIGNING_KEY and HUB_SIGNING_CERTIFICATE belong together: set both or neither'];
  }
  const problem = signingProblem({ key, certificates });
  return problem === null ? [] : [`HUB_SIGNING_KEY cannot sign: ${problems[problem]}`];
}

/** Production signs with a key of its own or not at all: what everybody can sign proves nothing. */
export function signingOf({
  HUB_MODE,
  HUB_SIGNING_KEY: key,
  HUB_SIGNING_CERTIFICATE: certificates,
}: Env): SigningConfig | null {
  if (key !== undefined && certificates !== undefined) return { key, certificates };
  return HUB_MODE === 'demo' ? demoSigning : null;
}
