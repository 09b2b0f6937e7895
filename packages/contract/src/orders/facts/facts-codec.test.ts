import { checkOrder } from '@hub/domain/orders/checks/check-order';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, anyNow, anyTerms } from '../../../../domain/test/any-order.ts';
import { facts } from '../../../../domain/test/order-facts.ts';
import { check } from '../../wire/check.ts';
import { orderFactsSchema, readFacts, writeFacts } from './facts-codec.ts';

describe('the facts of an order on the wire', () => {
  it('come back as they were, so that browser and server find and show the same', () => {
    fc.assert(
      fc.property(anyTerms, anyFacts, anyNow, (terms, given, now) => {
        const wire = JSON.parse(JSON.stringify(writeFacts(given)));
        const checked = check(orderFactsSchema, wire);
        expect(checked).toEqual({ ok: true, value: wire });
        const back = readFacts(wire);
        expect(back).toEqual(given);
        expect(checkOrder(terms, back, now)).toEqual(checkOrder(terms, given, now));
        expect(previewOrder(terms, back, now)).toEqual(previewOrder(terms, given, now));
      }),
      { numRuns: 150 },
    );
  });

  it('are refused with a figure that is none', () => {
    const wire = writeFacts(facts);
    expect(check(orderFactsSchema, { ...wire, paidByUpi: '5,000' }).ok).toBe(false);
    expect(check(orderFactsSchema, { ...wire, paidByUpi: 5000 }).ok).toBe(false);
    const held = wire.held && { ...wire.held, lien: '1' };
    expect(check(orderFactsSchema, { ...wire, held }).ok).toBe(false);
  });

  it('hold nothing that is not declared, whatever the server has of a folio', () => {
    const folio = facts.folio && { ...facts.folio, pan: 'ABCDE1234F' };
    expect(writeFacts({ ...facts, folio })).toEqual(writeFacts(facts));
  });

  it('hold no contact, account or PAN in full', () => {
    const text = JSON.stringify(writeFacts(facts));
    expect(text).not.toMatch(/\d{10}/);
    expect(text).not.toMatch(/[A-Z]{5}\d{4}[A-Z]/);
  });
});
