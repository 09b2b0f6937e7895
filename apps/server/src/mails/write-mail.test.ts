import { describe, expect, it } from 'vitest';
import { testConfig } from '../http/test/test-config.ts';
import { blocksOf } from './mail-blocks.ts';
import { meera, sampleMails, writeSample } from './test/sample-mails.ts';
import { mailWriter } from './write-mail.ts';

const { brand, brandDir } = testConfig();
const mails = await sampleMails();
const written = async (name: string) => {
  const mail = mails[name];
  if (mail === undefined) throw new Error(name);
  return { mail, ...(await writeSample(mail)) };
};

describe('every mail', () => {
  it.each(Object.keys(mails))(
    '%s has mark, heading, risk line and why it came, and fetches nothing',
    async (name) => {
      const { mail, html, text, pictures } = await written(name);
      expect(html).toContain(`<title>${mail.mail?.heading ?? mail.subject}</title>`);
      for (const part of [html, text]) {
        expect(part).toContain(brand.disclaimer);
        expect(part).toContain(brand.address);
        expect(part).toMatch(/You (get this|turned this mail on)/);
      }
      const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
      expect(sources[0]).toBe('cid:mark');
      for (const source of sources) expect(source).toMatch(/^cid:(mark|logo|card)$/);
      expect(html).not.toMatch(/url\(|<script|<link|http-equiv/);
      expect(pictures.map(({ name: picture }) => picture)).toEqual(['mark']);
    },
  );

  it('has its link on a button, and as an address in the plain text', async () => {
    const { mail, html, text } = await written('confirm');
    const url = mail.mail?.link?.url ?? '';
    expect(html.split(url)).toHaveLength(2);
    expect(html).toContain('>Check and confirm</a>');
    expect(html.replace(/<\/?span[^>]*>/g, '')).toContain('Check and confirm by 19-Nov-2026, 10:42 am.');
    expect(text).toContain(`Check and confirm by 19-Nov-2026, 10:42 am: ${url}`);
  });

  it('to an investor is signed by the distributor, one to the distributor is not', async () => {
    for (const name of ['confirm', 'statement', 'wish']) {
      const { html, text } = await written(name);
      for (const said of ['Nair Wealth Partners', 'ARN-100001', 'meera@example.in']) {
        expect(html).toContain(said);
        expect(text).toContain(said);
      }
      expect(html).toContain(`>${brand.name}</td>`);
    }
    const { html, text } = await written('digest');
    expect(html + text).not.toContain('Nair Wealth Partners');
    expect(html).toContain(`>${brand.productName}</td>`);
  });

  it('shows its code large, the wish its card, the mail of the day its lists', async () => {
    expect((await written('code')).html).toMatch(/font-size:30px[^>]+>482913</);
    expect((await written('wish')).html).toMatch(/src="cid:card"[^>]+alt="Happy Birthday"/);
    const { html } = await written('digest');
    expect(html).toContain('>Orders (2)</h2>');
    expect(html.match(/You turned this mail on/g)).toHaveLength(1);
  });

  it('carries the logo of a distributor who has one', async () => {
    const { default: sharp } = await import('sharp');
    const logo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#7a4d12' } })
      .png()
      .toBuffer();
    const write = mailWriter({ brand, brandDir, signatureOf: async () => ({ ...meera, logo }) });
    const mail = mails.confirm;
    if (mail === undefined) throw new Error('no mail');
    const { html, pictures } = await write(mail);
    expect(html).toContain('alt="Logo of Nair Wealth Partners"');
    expect(pictures.map(({ name }) => name)).toEqual(['mark', 'logo']);
    expect((await sharp(pictures[1]?.png).metadata()).height).toBe(72);
  });

  it('takes every value as text', async () => {
    const bad = '<img src=x onerror=alert(1)>"';
    const write = mailWriter({
      brand,
      brandDir,
      signatureOf: async () => ({ ...meera, name: bad, firm: bad, contacts: [bad] }),
    });
    const { html } = await write({
      channel: 'EMAIL',
      to: 'a@example.in',
      arn: 'ARN-1',
      purpose: 'order-link',
      subject: bad,
      text: `${bad}\n\nOrders\n- ${bad}`,
      mail: { code: bad, facts: [{ label: bad, value: bad }], link: { label: bad, url: `https://x/${bad}` } },
    });
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<img /g)).toHaveLength(1);
  });
});

describe('the words of a mail', () => {
  it('are paragraphs and lists', () => {
    expect(blocksOf('Dear Asha,\nhello.\n\nOrders (2)\n- one\n- two\nThank you')).toEqual([
      { kind: 'paragraph', lines: ['Dear Asha,', 'hello.'] },
      { kind: 'list', title: 'Orders (2)', items: ['one', 'two'] },
      { kind: 'paragraph', lines: ['Thank you'] },
    ]);
    expect(blocksOf('- one')).toEqual([{ kind: 'list', title: null, items: ['one'] }]);
    expect(blocksOf('')).toEqual([]);
  });

  it('go on without the address that stands on the button', () => {
    expect(blocksOf('Pay here: https://h/pay/1', 'https://h/pay/1')).toEqual([
      { kind: 'paragraph', lines: ['Pay here.'] },
    ]);
  });
});
