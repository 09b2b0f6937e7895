import type { ContentDetails } from '@hub/contract/calls/co-branding/co-branding';
import { expect, it } from 'vitest';
import { firstChoices, requestedOf, switchable } from './requested-creative.ts';

const logo = { url: '/media/logo', width: 200, height: 100 };

const pieceWith = (
  places: ContentDetails['places'],
  distributor: Partial<ContentDetails['distributor']> = {},
): ContentDetails => ({
  id: 'sip-basics',
  title: 'SIP basics',
  summary: '',
  contentType: 'IMAGE',
  bucket: '1',
  isNew: false,
  scheme: null,
  languages: ['en', 'hi'],
  validity: 'current',
  validTo: '2027-03-31',
  preview: null,
  uses: { views: 0, downloads: 0, shares: 0, opens: 0 },
  created_at: '2026-10-01T06:00:00Z',
  upadated_at: '2026-10-01T06:00:00Z',
  version: 1,
  approvalNo: 'MKT/2026/7',
  validFrom: '2026-01-01',
  recallReason: null,
  places,
  distributor: {
    name: 'Meera Nair',
    names: ['Meera Nair', 'मीरा नायर'],
    arn: 'ARN-100001',
    phone: '5550100001',
    email: null,
    city: 'Kochi',
    logo: null,
    picture: null,
    ...distributor,
  },
  made: [],
});

it('begins with all that the profile has and the piece has a place for, in its first language', () => {
  expect(firstChoices(pieceWith(['name', 'arn', 'phone', 'email', 'logo']))).toEqual({
    language: 'en',
    displayName: 'Meera Nair',
    shown: { logo: false, picture: false, phone: true, email: false, city: false },
  });
});

it('offers switches for what can be left away, never for name, ARN and tagline', () => {
  expect(switchable(pieceWith(['name', 'arn', 'tagline', 'city', 'phone']))).toEqual(['phone', 'city']);
});

it('begins with the logo where there are logo and picture', () => {
  const { shown } = firstChoices(pieceWith(['logo', 'picture'], { logo, picture: logo }));
  expect(shown).toMatchObject({ logo: true, picture: false });
});

it('never asks for what the profile has lost since, nor for a language that is gone', () => {
  const piece = pieceWith(['phone', 'email', 'logo']);
  const saved = {
    language: 'ta',
    displayName: 'मीरा नायर',
    shown: { logo: true, picture: false, phone: true, email: true, city: false },
  };
  expect(requestedOf(piece, saved)).toEqual({
    id: 'sip-basics',
    language: 'en',
    displayName: 'मीरा नायर',
    shown: { logo: false, picture: false, phone: true, email: false, city: false },
  });
});

it.each(['', 'Guaranteed 18% returns'])(
  'leaves the name to the server where a draft has %j, none of the profile',
  (displayName) => {
    const requested = requestedOf(pieceWith(['name']), { ...firstChoices(pieceWith(['name'])), displayName });
    expect(requested).not.toHaveProperty('displayName');
  },
);
