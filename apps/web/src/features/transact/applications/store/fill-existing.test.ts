import { type ApplicationFacts, noApplicationFacts } from '@hub/domain/applications/application-facts';
import { startedDraft, startedHolder } from '@hub/domain/applications/started-draft';
import { describe, expect, it } from 'vitest';
import { withValue } from '../../../../ui/form/draft/draft-path.ts';
import { fillsExisting } from './fill-existing.ts';

const pan = 'ABCPK1018V';
const home = { line: '21 Church Road', pincode: '682001', city: 'Kochi', state: 'Kerala', country: 'IN' };
const facts = (ofPan = pan): ApplicationFacts => ({
  ...noApplicationFacts,
  kyc: {
    [ofPan]: {
      status: 'VALIDATED',
      name: 'Divya Kurian',
      isBirthDateRight: true,
      investsHere: false,
      details: { address: home, birthPlace: 'Pala', income: '34', occupation: '02', wealth: null },
    },
  },
});
const started = withValue(startedDraft('lumpsum'), 'holders.0.pan', pan);
const fatcaOf = (draft: typeof started, place = 0) => draft.holders[place]?.fatca;

describe('what the KYC agency has', () => {
  it('fills what nobody has filled: name, address, where and from what one lives', () => {
    const filled = fillsExisting()(started, facts());
    expect(filled.address).toEqual(home);
    expect(filled.holders[0]?.name).toBe('Divya Kurian');
    expect(fatcaOf(filled)).toMatchObject({
      birthPlace: 'Pala',
      income: '34',
      occupation: '02',
      wealth: null,
      residenceAddress: '21 Church Road, Kochi, Kerala 682001',
    });
  });

  it('changes nothing that somebody has said', () => {
    const said = withValue(withValue(started, 'address.line', '1 MG Road'), 'holders.0.fatca.income', '36');
    const filled = fillsExisting()(said, facts());
    expect(filled.address.line).toBe('1 MG Road');
    expect(fatcaOf(filled)?.income).toBe('36');
  });

  it('is taken once: what is emptied to type something else stays empty', () => {
    const fill = fillsExisting();
    const filled = fill(started, facts());
    const emptied = withValue(
      withValue(filled, 'address', started.address),
      'holders.0.fatca.birthPlace',
      '',
    );
    expect(fill(emptied, facts())).toEqual(emptied);
  });

  it('of a joint holder is about that holder, and not about the address of the folio', () => {
    const second = { ...startedHolder(), pan: 'ABCPM1002B' };
    const joint = { ...started, holders: [...started.holders, second] };
    const filled = fillsExisting()(joint, facts(second.pan));
    expect(filled.address).toEqual(started.address);
    expect(fatcaOf(filled, 1)).toMatchObject({ occupation: '02', birthPlace: 'Pala' });
    expect(fatcaOf(filled)?.occupation).toBeNull();
  });

  it('gives way to a folio whose details are taken', () => {
    const taken = { ...started, sameAs: '1234567/89' };
    expect(fillsExisting()(taken, facts()).address).toEqual(started.address);
  });
});
