import { describe, expect, it } from 'vitest';
import { splitSchemeName } from './scheme-name.ts';

describe('the name of a scheme', () => {
  it('tells the fund from its plan and option', () => {
    expect(splitSchemeName('Aranya Gilt Fund - Regular - Growth')).toEqual({
      fund: 'Aranya Gilt Fund',
      variant: 'Regular - Growth',
    });
    expect(splitSchemeName('Aranya Gilt - Short  -  direct plan')).toEqual({
      fund: 'Aranya Gilt - Short',
      variant: 'direct plan',
    });
  });

  it.each(['Aranya Nifty ETF', 'Aranya - Regularly Paying Fund', ' - Regular', ''])(
    'is whole in %j',
    (name) => {
      expect(splitSchemeName(name)).toEqual({ fund: name, variant: null });
    },
  );
});
