import { describe, expect, it } from 'vitest';
import { readSent, type Sent, sentHref } from './sent-links.ts';

const uuid = '61546eb2-2613-4d9a-8352-9d25711de732';
const queryOf = (address: string) => address.slice(address.indexOf('?'));

describe('what was sent', () => {
  it.each<Sent>([
    { what: 'mandate', folio: '1001/1', id: 'M0123456789A' },
    { what: 'change', folio: '1001/1', purpose: 'contact' },
    { what: 'change', folio: '1001/1', purpose: 'nominees' },
    { what: 'form', id: uuid },
  ])('is read in the address as it was written: %o', (sent) => {
    expect(sentHref(sent)).toMatch(/^\/distributor\/transact\/thank-you\?/);
    expect(readSent(queryOf(sentHref(sent)))).toEqual(sent);
  });

  it.each([
    '',
    'orders=H0123456789A',
    'what=mandate&folio=1001/1',
    'what=mandate&folio=<b>&id=M0123456789A',
    'what=mandate&folio=1001/1&id=m1',
    'what=change&folio=1001/1&purpose=bank',
    'what=form&id=1',
    'what=other&folio=1001/1',
  ])('is nothing of these in "%s"', (query) => {
    expect(readSent(query)).toBeNull();
  });
});
