import { describe, expect, it } from 'vitest';
import { branchOption, ifscRequest } from './ifsc-search.ts';

describe('the search for a branch', () => {
  it('goes by code as soon as a code begins, by words otherwise', () => {
    expect(ifscRequest('hdfc0')).toEqual({ ifsc: 'HDFC0' });
    expect(ifscRequest('hdfc 0001660')).toEqual({ ifsc: 'HDFC0001660' });
    expect(ifscRequest('hdfc')).toEqual({ words: 'hdfc' });
    expect(ifscRequest('hdfc fort')).toEqual({ words: 'hdfc fort' });
  });

  it('shows the code with its bank and place, and no place that is not known', () => {
    const branch = {
      ifsc: 'HDFC0001660',
      bankCode: 'HDFC',
      bank: 'HDFC Bank',
      branch: '',
      address: '',
      city: '',
      district: '',
      state: '',
      micr: null,
      isListed: false,
    };
    expect(branchOption(branch)).toEqual({
      id: 'HDFC0001660',
      name: 'HDFC0001660',
      line: 'HDFC Bank',
      branch,
    });
  });
});
