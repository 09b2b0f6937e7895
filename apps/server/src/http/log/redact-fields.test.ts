import { describe, expect, it } from 'vitest';
import { costPower } from '../../../../../packages/domain/test/cost.ts';
import { redactFields, redactUrl } from './redact-fields.ts';

const token = `eyJ${'hbGciOiJIUzI1NiJ9'.repeat(4)}.${'eyJzdWIiOiIxMjM0'.repeat(4)}.${'c2lnbmF0dXJl'.repeat(4)}`;

describe('an address in the log', () => {
  it('hides what opens the page of a mail', () => {
    const opener = 'aB3_-'.padEnd(43, 'x');
    expect(redactUrl(`/logout-device/${opener}?x=1`)).toBe('/logout-device/[token]?x=1');
    expect(redactUrl(`/logout-device/${opener}/more`)).not.toContain(opener);
  });

  it('shows its path and query without what is secret', () => {
    expect(redactUrl('/distributor/ABCDE1234F?pan=x&note=call+9812345678')).toBe(
      '/distributor/[pan]?pan=[redacted]&note=call [number]',
    );
  });

  it('is cut where nobody reads on', () => {
    expect(redactUrl(`/a/${'b/'.repeat(10_000)}`).length).toBeLessThan(2100);
    expect(redactUrl(`/${'x'.repeat(10_000)}`)).toBe('/[cut]');
    expect(redactUrl(`/list?words=${'x'.repeat(10_000)}`)).toBe('/list?words=[cut]');
  });

  it.each(['9812345678', 'ABCDE1234F', 'someone@private.example', token, `Bearer ${token}`])(
    'shows no half of %s, wherever it is cut',
    (secret) => {
      for (const before of ['/', '/a?note=', '/a?x=1&']) {
        for (let left = 1; left <= secret.length; left += 1) {
          const shown = redactUrl(`${before}${'y'.repeat(2048 - before.length - left - 1)}/${secret}/rest`);
          expect(shown).not.toContain(secret.slice(0, 4));
        }
      }
    },
  );

  it.each(['eyJ-', 'a', '?a=', '&', '=', '%41', '1-'])(
    'costs no more than its length, here of %s',
    (unit) => {
      const power = costPower((size) => redactUrl(`/${unit.repeat(size / unit.length)}`), 2_000);
      expect(power).toBeLessThan(1.6);
    },
  );
});

describe('a text in the log', () => {
  it('costs no more than its length', () => {
    const power = costPower((size) => redactFields({ note: 'eyJ-'.repeat(size / 4) }), 4_000);
    expect(power).toBeLessThan(1.6);
  });
});
