import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { isUrl } from './url.ts';

describe('e-mail', () => {
  it('has a local part, an @, a domain and a suffix of 2 to 4 letters [S5-08]', () => {
    for (const good of [
      'a@b.in',
      'meera.nair@aranyamf.com',
      "o'brien+mf@sub.domain.co.in",
      'x_y-z@a-b.info',
      '1@2.com',
    ]) {
      expect(isEmail(good), good).toBe(true);
    }
    for (const wrong of [
      '',
      'meera',
      '@b.in',
      'a@',
      'a@.in',
      'a@b',
      'a@b.i',
      'a@b.abcde',
      'a@b.c0m',
      'a@b.1234',
      'a b@c.in',
      'a@b c.in',
      'a@@b.in',
      'a@b@c.in',
      '.a@b.in',
      'a.@b.in',
      'a..b@c.in',
      'a@-b.in',
      'a@b-.in',
      'a@b..in',
      'a@b.in\n',
      '<script>@b.in',
      `${'a'.repeat(250)}@b.in`,
    ]) {
      expect(isEmail(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  it('has a suffix of neither 1 nor 5 letters, though .museum exists: the spec wins [S5-08]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (length) => {
        expect(isEmail(`a@b.${'x'.repeat(length)}`)).toBe(length >= 2 && length <= 4);
      }),
    );
    expect(isEmail('a@b.museum')).toBe(false);
  });
});

describe('URL', () => {
  it('is an optional scheme, a domain or IP, then optional port, path and query [S5-09]', () => {
    for (const good of [
      'example.com',
      'www.example.co.in',
      'http://example.com',
      'HTTPS://Example.com/',
      'https://sub.example.com:8443/a/b.html?x=1&y=%20z',
      'example.com?x=1',
      'example.com:65535',
      '10.0.0.1',
      'http://192.168.1.255:80/path',
    ]) {
      expect(isUrl(good), good).toBe(true);
    }
    for (const wrong of [
      '',
      'example',
      'http://',
      'http:/example.com',
      '://example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      'http://example..com',
      'http://-example.com',
      'example.c',
      'example.123',
      '256.0.0.1',
      '10.0.1',
      '1.2.3.4.5',
      'example.com:0',
      'example.com:65536',
      'example.com:port',
      'http://user:pw@example.com',
      'exa mple.com',
      'example.com/a b',
      'example.com\n',
      'http://localhost:3000',
      `example.com/${'a'.repeat(2048)}`,
    ]) {
      expect(isUrl(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  it('takes any parts of the right form together', () => {
    const part = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(
        fc.constantFrom('', 'http://', 'https://'),
        fc.oneof(
          part.map((name) => `${name}.com`),
          fc.ipV4(),
        ),
        fc.option(fc.integer({ min: 1, max: 65_535 })),
        fc.option(fc.array(part)),
        fc.option(part),
        (scheme, host, port, path, query) => {
          const tail = `${path === null ? '' : `/${path.join('/')}`}${query === null ? '' : `?q=${query}`}`;
          expect(isUrl(`${scheme}${host}${port === null ? '' : `:${port}`}${tail}`)).toBe(true);
        },
      ),
    );
  });
});
