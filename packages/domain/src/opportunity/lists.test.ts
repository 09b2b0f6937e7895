import { describe, expect, it } from 'vitest';
import { lapseScore } from '../../test/reference/lapse-score.ts';
import { routes } from '../access/routes.ts';
import { lapseFactors } from './lapse-score.ts';
import {
  groupOfOpportunity,
  opportunityLists,
  opportunityRowName,
  opportunityScreen,
  readOpportunityRowName,
} from './lists.ts';

describe('the opportunity lists', () => {
  it('are sixteen, each on a screen of its own in its group', () => {
    const screens = Object.keys(routes).filter(
      (id) => id.split('/').length === 3 && id.startsWith('opportunity/'),
    );
    expect(opportunityLists.map(opportunityScreen).sort()).toEqual(screens.sort());
    expect(opportunityLists).toHaveLength(16);
    expect(groupOfOpportunity('nigo')).toBe('other');
  });

  it('name their rows, and read nothing else as a row', () => {
    const name = opportunityRowName('ceased', '1234567/89 SIP-1');
    expect(readOpportunityRowName(name)).toEqual({ list: 'ceased', key: '1234567/89 SIP-1' });
    for (const wrong of [
      '',
      'ceased',
      '~',
      'ceased~',
      'other~1',
      "ceased~1';--",
      `ceased~${'1'.repeat(121)}`,
    ]) {
      expect(readOpportunityRowName(wrong), wrong).toBeNull();
    }
  });
});

describe('the lapse score', () => {
  it('adds up its factors, to 100 at most', () => {
    expect(lapseScore([])).toBe(0);
    expect(lapseScore(['bounced', 'redeemed'])).toBe(40);
    expect(lapseScore(lapseFactors)).toBe(100);
  });
});
