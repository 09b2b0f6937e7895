import { expect, it } from 'vitest';
import { linkOf } from './own-details.ts';

it('links to a web address with or without its scheme', () => {
  expect(linkOf('nair.example/about')).toBe('https://nair.example/about');
  expect(linkOf('http://nair.example')).toBe('http://nair.example');
});
