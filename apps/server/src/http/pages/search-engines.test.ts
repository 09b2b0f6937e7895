import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

describe('what search engines and messengers are told', () => {
  it('is where the site map stands, and that nothing behind the login is theirs', async () => {
    const { body, headers } = await hub.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Disallow: /distributor/');
    expect(lines).not.toContain('Disallow: /');
    expect(lines).toContain(`Sitemap: ${hub.config.publicUrl}/sitemap.xml`);
  });

  it('is every public page once, the landing page in both languages', async () => {
    const { body, headers } = await hub.app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(['/', '/?lang=hi', '/empanelment'].map((path) => `${hub.config.publicUrl}${path}`));
    expect(body.match(/hreflang="hi"/g)).toHaveLength(2);
  });

  it('is a picture in the colours of the brand, as large as messengers want it', async () => {
    const { rawPayload, headers } = await hub.app.inject('/social-preview.png');
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.length).toBeLessThan(100_000);
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const ground = Buffer.from(hub.config.brand.colours.scale[9]?.slice(1) ?? '', 'hex');
    expect([...data.subarray(0, 3)]).toEqual([...ground]);
    // White letters stand on it.
    expect(data.includes(Buffer.from([255, 255, 255]))).toBe(true);
  });
});
