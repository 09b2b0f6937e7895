import { describe, expect, it } from 'vitest';
import { withLanguage } from './languages.ts';

describe('a language typed by name', () => {
  it('is added, a usual one in its usual spelling', () => {
    expect(withLanguage(['English'], ' tulu ')).toEqual(['English', 'tulu']);
    expect(withLanguage(['English'], 'TAMIL')).toEqual(['English', 'Tamil']);
  });

  it('is not added twice, and nothing is not added', () => {
    expect(withLanguage(['Tulu'], 'TULU')).toEqual(['Tulu']);
    expect(withLanguage(['Tulu'], '  ')).toEqual(['Tulu']);
  });
});
