import { describe, expect, it } from 'vitest';
import { entryKindName } from './entry-kind-names.ts';
import { type EntryKind, entryKinds } from './entry-kinds.ts';

describe('what a distributor calls an entry', () => {
  it('is a name of its own for each kind', () => {
    const names = (Object.keys(entryKinds) as EntryKind[]).map((kind) => entryKindName(kind));
    expect(new Set(names).size).toBe(names.length);
    expect(entryKindName('sip-instalment')).toBe('SIP instalment');
    expect(entryKindName('stp-in')).toBe('STP in');
    expect(entryKindName('idcw-reinvestment')).toBe('IDCW reinvestment');
  });

  it('says of a reversal what it takes back, where that is known', () => {
    expect(entryKindName('reversal', 'redemption')).toBe('Redemption reversal');
    expect(entryKindName('reversal')).toBe('Reversal');
    expect(entryKindName('reversal', 'reversal')).toBe('Reversal');
    expect(entryKindName('purchase', 'redemption')).toBe('Purchase');
  });
});
