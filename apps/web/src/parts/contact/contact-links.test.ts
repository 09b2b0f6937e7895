import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { expect, it } from 'vitest';
import { whatsappLink } from './contact-links.ts';

it('dials a number however it is written', () => {
  expect(telephoneLink('98111 11111')).toBe('tel:9811111111');
  expect(telephoneLink('+91 22 0000 1001')).toBe('tel:+912200001001');
});

it('gives WhatsApp the country code once', () => {
  for (const written of ['9811111111', '09811111111', '+91 98111 11111', '0091-9811111111']) {
    expect(whatsappLink(written)).toBe('https://wa.me/919811111111');
  }
});

it('hands WhatsApp a message, whatever stands in it', () => {
  const message = 'Dear Asha, ₹5,000 & more?\nYours #1';
  const link = new URL(whatsappLink('9811111111', message));
  expect(link.origin + link.pathname).toBe('https://wa.me/919811111111');
  expect([...link.searchParams]).toEqual([['text', message]]);
  expect(link.hash).toBe('');
});
