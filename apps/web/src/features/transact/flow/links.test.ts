import { matchRoute } from '@hub/contract';
import type { CartItem } from '@hub/contract/calls/transact/transact';
import { describe, expect, it } from 'vitest';
import { readTransactionStart } from '../../../parts/transaction/start-transaction.ts';
import {
  editHref,
  readKind,
  readOrderId,
  readReferences,
  selectInvestorHref,
  thankYouHref,
} from './links.ts';

const id = '61546eb2-2613-4d9a-8352-9d25711de732';
const other = '61546eb2-2613-4d9a-8352-9d25711de733';
const open = (href: string) => {
  const { pathname, search } = new URL(href, 'https://hub.example');
  return { route: matchRoute(pathname, 'aranya')?.route, search };
};

describe('an address of the order flow', () => {
  it('opens an order of the cart in its form, with what it was begun with', () => {
    const item = {
      id,
      investor: { id: other, name: 'Asha Rao' },
      folioNo: '12/34',
      scheme: { code: '100001', name: 'Flexi' },
    };
    for (const [kind, route] of [
      ['lumpsum', 'transact/lumpsum-edit'],
      ['redeem', 'transact/redeem'],
      ['switch', 'transact/switch'],
      ['sip', 'transact/sip'],
      ['pause', 'transact/sip-pause'],
      ['stop', 'transact/stop'],
    ] as const) {
      const { route: opened, search } = open(editHref({ ...item, kind } as CartItem));
      expect(opened).toBe(route);
      expect(readOrderId(search)).toBe(id);
      expect(readTransactionStart(search)).toEqual({ investor: other, folio: '12/34', scheme: '100001' });
    }
  });

  it('says what was sent', () => {
    const references = ['H0123456789A', 'HABCDEFGHJKM'];
    const { route, search } = open(thankYouHref(references));
    expect(route).toBe('transact/thank-you');
    expect(readReferences(search)).toEqual(references);
    expect(readReferences('?orders=H1,hello,H0123456789A')).toEqual(['H0123456789A']);
  });

  it('names the kind that is begun, and no other', () => {
    expect(readKind(open(selectInvestorHref('switch')).search)).toBe('switch');
    expect(readKind('?kind=otm')).toBeNull();
    expect(readOrderId('?order=4711')).toBeNull();
  });
});
