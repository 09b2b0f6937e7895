import { emptyDraft } from '@hub/domain/applications/application-draft';
import { noApplicationFacts } from '@hub/domain/applications/application-facts';
import type { ApplicationFinding } from '@hub/domain/applications/application-finding';
import { checkApplication } from '@hub/domain/applications/check-application';
import { describe, expect, it } from 'vitest';
import { application, applicationFacts } from '../../../domain/test/application.ts';
import { now } from '../../../domain/test/order-facts.ts';
import { check } from '../wire/check.ts';
import { applicationFindingText } from './application-finding-texts.ts';
import { draftSchema } from './draft-schema.ts';
import { applicationFactsSchema, readApplicationFacts, writeApplicationFacts } from './facts-schema.ts';

const plain = [
  'pan-form',
  'pan-twice',
  'status-missing',
  'holding-missing',
  'joint-refused',
  'second-holder-missing',
  'holding-single',
  'name-missing',
  'name-form',
  'birth-date-missing',
  'birth-date-future',
  'birth-date-too-early',
  'guardian-missing',
  'guardian-not-requested',
  'guardian-relation',
  'guardian-is-minor',
  'karta-missing',
  'karta-is-huf',
  'contact-missing',
  'mobile-missing',
  'mobile-form',
  'email-form',
  'contact-owner',
  'contact-shared',
  'contact-taken',
  'contact-of-distributor',
  'pincode-unknown',
  'ifsc-unknown',
  'account-form',
  'proof-missing',
  'tax-id-missing',
  'nominees-not-allowed',
  'consent-missing',
] as const;
const figured: readonly ApplicationFinding[] = [
  { code: 'pan-letter', level: 'block', field: 'holders.0.pan', has: 'P', needs: 'H' },
  { code: 'holders-too-many', level: 'block', field: 'holders', most: 1 },
  { code: 'under-age', level: 'block', field: 'holders.0.birthDate', age: 18 },
  { code: 'of-age', level: 'block', field: 'holders.0.birthDate', age: 18 },
  { code: 'guardian-under-age', level: 'block', field: 'guardian.birthDate', age: 18 },
  { code: 'account-type', level: 'block', field: 'bank.type', needs: ['NE', 'NO'] },
  {
    code: 'kyc',
    level: 'block',
    field: 'holders.0.pan',
    status: 'ON_HOLD',
    name: 'Asha Rao',
    next: 'correct',
  },
];
const findings = [
  ...plain.map((code) => ({ code, level: 'block', field: 'x' }) as ApplicationFinding),
  ...figured,
];

describe('the words of an application', () => {
  it.each(findings)('say of $code what is wrong and what to do', (finding) => {
    const { title, why, fix } = applicationFindingText(finding);
    for (const text of [title, why, fix]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
      expect(text.length).toBeGreaterThan(5);
      expect(text.length).toBeLessThan(130);
    }
  });

  it('say of shares of 33.33 three times what to type', () => {
    const draft = {
      ...application(),
      nomineeOptOut: false,
      nominees: ['Meera', 'Kabir', 'Ishaan'].map((name) => ({
        name: `${name} Rao`,
        relation: '04',
        share: '33.33',
        birthDate: '',
        guardian: null,
      })),
    };
    const [finding] = checkApplication(draft, applicationFacts, now);
    const { title, fix } = applicationFindingText(finding as ApplicationFinding);
    expect(title).toBe('The shares add up to 99.99%, not 100%.');
    expect(fix).toContain('Enter 33.34');
  });

  it('are the spec’s for a joint account', () => {
    const refused = { code: 'joint-refused', level: 'block', field: 'holding' } as ApplicationFinding;
    expect(applicationFindingText(refused).title).toBe('Transaction cannot be allowed. Joint account');
  });
});

describe('the wire', () => {
  it('takes every form, empty or full, and no more than a form', () => {
    for (const kind of ['lumpsum', 'sip', 'zero-balance'] as const) {
      for (const draft of [emptyDraft(kind), application(kind)]) {
        expect(check(draftSchema, structuredClone(draft))).toMatchObject({ ok: true });
      }
    }
    expect(check(draftSchema, { ...application(), arn: 'ARN-1' })).toMatchObject({ ok: false });
    expect(
      check(draftSchema, { ...application(), bank: { ...application().bank, account: '<script>' } }),
    ).toMatchObject({ ok: false });
  });

  it('carries facts to the browser so that the same checks find the same', () => {
    for (const facts of [applicationFacts, noApplicationFacts]) {
      const wire: unknown = JSON.parse(JSON.stringify(writeApplicationFacts(facts)));
      const read = check(applicationFactsSchema, wire);
      if (!read.ok) throw new Error('The facts are what the schema says');
      for (const draft of [application('sip'), emptyDraft('sip'), application('lumpsum', '21')]) {
        expect(checkApplication(draft, readApplicationFacts(read.value), now)).toEqual(
          checkApplication(draft, facts, now),
        );
      }
    }
  });
});
