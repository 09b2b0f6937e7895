import { describe, expect, it } from 'vitest';
import { allCalls } from '../../calls/all.ts';
import { getAppState } from '../../calls/app-state/app-state.ts';
import { nominees } from '../../calls/changes/nominee.ts';
import { registerOtm } from '../../calls/mandates/mandates.ts';
import { profileInfo, saveDevice, userData } from '../../calls/profile/profile.ts';
import { getRelationshipManager, sendOtp } from '../../calls/session/session.ts';
import { authenticatePlex } from '../../calls/session/session-tokens.ts';
import { headersOf } from './headers.ts';

const values = { tokens: { hub: 'h', plex: 'p', crm: 'c' }, securityKey: 'fixed', basic: 'dXNlcg' };

describe('headers of a call', () => {
  it('carry the token of their service while a session exists', () => {
    expect(headersOf(saveDevice, values)).toEqual({ authorization: 'Bearer h' });
    expect(headersOf(userData, values)).toEqual({ authorization: 'Bearer p' });
    expect(headersOf(getRelationshipManager, values)).toEqual({ authorization: 'Bearer c' });
    expect(headersOf(authenticatePlex, values)).toEqual({ authorization: 'Bearer h' });
  });

  it('carry none without a session, and never on app-state and profile-info', () => {
    expect(headersOf(sendOtp, { tokens: {} })).toEqual({});
    expect(headersOf(sendOtp, { tokens: { hub: null } })).toEqual({});
    expect(headersOf(getAppState, values)).toEqual({});
    expect(headersOf(profileInfo, values)).toEqual({});
  });

  it('carry the security key on four calls and no other', () => {
    expect(headersOf(nominees, values)).toEqual({ authorization: 'Bearer h', 'security-key': 'fixed' });
    expect(allCalls.filter((call) => 'security-key' in headersOf(call, values))).toHaveLength(4);
  });

  it('carry Basic to the OTM service, with the session beside it', () => {
    expect(headersOf(registerOtm, values)).toEqual({ authorization: 'Basic dXNlcg', 'x-session-token': 'h' });
  });
});
