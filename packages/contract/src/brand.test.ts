import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandSchema, internalTeamProfileSchema } from './brand.ts';
import { check } from './check.ts';

const profile = {
  Broker_Name: 'Internal team',
  Broker_Type: 'IFA',
  BROKER_CODE: 'ARN-900001',
  MOBILE_NO: '',
  EMAIL: '',
  EMPLSTATUS: 'EMPANELLED',
  PAN_NO: '',
  postLoginRedirection: '/distributor/transact/select-transaction',
};
const isProfile = (value: unknown) => check(internalTeamProfileSchema, value).ok;

describe('the default internal-team profile', () => {
  it('has its eight fields, none missing and none beside [S3-04]', () => {
    expect(isProfile(profile)).toBe(true);
    expect(Object.keys(profile)).toHaveLength(8);
    for (const name of Object.keys(profile)) {
      const { [name]: _, ...rest } = profile as Record<string, string>;
      expect(isProfile(rest), `without ${name}`).toBe(false);
    }
    expect(isProfile({ ...profile, AADHAAR: 'x' })).toBe(false);
  });

  it('is of type IFA and status EMPANELLED, nothing else [S3-05]', () => {
    expect(isProfile({ ...profile, Broker_Type: 'NON_IFA' })).toBe(false);
    expect(isProfile({ ...profile, EMPLSTATUS: 'PENDING' })).toBe(false);
  });
});

const folder = new URL('../../../brands/', import.meta.url);

describe('the brand files', () => {
  const brands = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  it.each(brands.map((entry) => entry.name))('%s is complete, with its logo beside it', (name) => {
    const file = new URL(`${name}/brand.json`, folder);
    const checked = check(brandSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    expect(checked.value.slug).toBe(name);
    for (const svg of Object.values(checked.value.logo)) {
      expect(existsSync(new URL(svg, file)), svg).toBe(true);
    }
    const { stores, apps } = checked.value;
    if (stores.android && apps.android) expect(apps.android.packageName).toBe(stores.android.id);
  });

  it('refuse a colour, an address or a segment that is none', () => {
    const good = JSON.parse(readFileSync(new URL('aranya/brand.json', folder), 'utf8'));
    for (const wrong of [
      { colours: { ...good.colours, primary: 'green' } },
      { colours: { ...good.colours, scale: good.colours.scale.slice(1) } },
      { paths: { hub: 'a/b', disapi: 'disapi' } },
      { social: [{ name: 'X', url: 'javascript:alert(1)' }] },
      { stores: { android: { id: 'x', url: 'http://play.example' }, ios: null } },
      { slug: 'Aranya' },
      { apps: { android: { packageName: 'partner', sha256Fingerprints: ['AA'] }, ios: null } },
      { apps: { android: null, ios: { teamId: 'short', bundleId: 'example.aranya.partner' } } },
      { support: { ...good.support, phones: [] } },
    ]) {
      expect(check(brandSchema, { ...good, ...wrong }).ok, JSON.stringify(wrong)).toBe(false);
    }
  });
});
