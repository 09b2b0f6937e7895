import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkGstin } from '@hub/domain/brokerage/tax/gstin';
import { describe, expect, it } from 'vitest';
import { check } from '../wire/check.ts';
import { brandSchema } from './brand.ts';

const folder = new URL('../../../../brands/', import.meta.url);
const brands = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const brandOf = (name: string) => JSON.parse(readFileSync(new URL(`${name}/brand.json`, folder), 'utf8'));

describe.each(brands)('the default internal-team profile of %s', (name) => {
  const { internalTeams } = brandOf(name);
  const profile: Record<string, string> = internalTeams.defaultProfile;
  const isTaken = (value: unknown) =>
    check(brandSchema, { ...brandOf(name), internalTeams: { ...internalTeams, defaultProfile: value } }).ok;

  it('has its eight fields, none missing and none beside [S3-04]', () => {
    expect(isTaken(profile)).toBe(true);
    expect(Object.keys(profile).sort()).toEqual([
      'BROKER_CODE',
      'Broker_Name',
      'Broker_Type',
      'EMAIL',
      'EMPLSTATUS',
      'MOBILE_NO',
      'PAN_NO',
      'postLoginRedirection',
    ]);
    for (const field of Object.keys(profile)) {
      const { [field]: _, ...rest } = profile;
      expect(isTaken(rest), `without ${field}`).toBe(false);
    }
    expect(isTaken({ ...profile, AADHAAR: 'x' })).toBe(false);
  });

  it('is of type IFA and status EMPANELLED, nothing else [S3-05]', () => {
    expect(profile).toMatchObject({ Broker_Type: 'IFA', EMPLSTATUS: 'EMPANELLED' });
    expect(isTaken({ ...profile, Broker_Type: 'NON_IFA' })).toBe(false);
    expect(isTaken({ ...profile, EMPLSTATUS: 'PENDING' })).toBe(false);
  });
});

describe('the brand files', () => {
  it.each(brands)('%s is complete, with its logo beside it', (name) => {
    const file = new URL(`${name}/brand.json`, folder);
    const checked = check(brandSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    expect(checked.value.slug).toBe(name);
    for (const svg of Object.values(checked.value.logo)) {
      expect(existsSync(new URL(svg, file)), svg).toBe(true);
    }
    const { gstin, stores, apps } = checked.value;
    expect(checkGstin(gstin)).toMatchObject({ ok: true, gstin });
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
      { orderLimit: 0 },
      { gstin: '27AAACA0000A0ZY' },
      { apps: { android: { packageName: 'partner', sha256Fingerprints: ['AA'] }, ios: null } },
      { apps: { android: null, ios: { teamId: 'short', bundleId: 'example.aranya.partner' } } },
      { support: { ...good.support, phones: [] } },
    ]) {
      expect(check(brandSchema, { ...good, ...wrong }).ok, JSON.stringify(wrong)).toBe(false);
    }
  });
});
