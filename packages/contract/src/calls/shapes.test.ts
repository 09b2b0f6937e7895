import { taxStatuses, userTypes } from '@hub/domain';
import { noticeTopics } from '@hub/domain/notifications/notice-topics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactTexts } from '../changes/contact-texts.ts';
import { empanelmentTexts } from '../empanelment/empanelment-texts.ts';
import { queryTexts } from '../feedback/query-texts.ts';
import { mandateFieldTexts } from '../mandates/fields/mandate-field-texts.ts';
import { nomineeTexts } from '../nominees/nominee-texts.ts';
import { orderTexts } from '../orders/terms/order-texts.ts';
import { texts } from '../texts/texts.ts';
import { check, checkRequest, checkResponse } from '../wire/check.ts';
import { allCalls } from './all.ts';
import {
  appStateRecordSchema,
  fromAppStateWire,
  getAppState,
  logError,
  toAppStateWire,
} from './app-state/app-state.ts';
import {
  listNotifications,
  markNotificationsRead,
  saveNotificationSettings,
} from './notifications/notifications.ts';
import { fromTaxStatusWire, taxStatusRecordSchema, toTaxStatusWire } from './reference/reference.ts';
import { profileSchema, saveLoginDetails, sendOtp, validateSendOtp } from './session/session.ts';
import { refreshSession } from './session/session-tokens.ts';
import { preLoginTexts } from './transact/transact-pre-login.ts';

const profile = {
  type: 'IFA_USER',
  arnNo: 'ARN-100001',
  name: 'Meera Nair',
  profilePic: null,
  isEmployeeLogin: false,
  isInternalTeam: false,
  arnStatus: 'active',
  postLoginRedirection: null,
};

describe('the profile', () => {
  it('is of type IFA_USER or NON_IFA_USER and nothing else [S3-01]', () => {
    for (const type of ['IFA_USER', 'NON_IFA_USER'])
      expect(check(profileSchema, { ...profile, type }).ok).toBe(true);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('ifa_user', 'IFA', 'ADMIN', null, undefined, 0)),
        (type) => {
          fc.pre(!userTypes.some((one) => one === type));
          expect(check(profileSchema, { ...profile, type }).ok).toBe(false);
        },
      ),
    );
  });
});

describe('the login calls', () => {
  it('take an ARN in any way people type it, the suffixed form included', () => {
    for (const arn of ['ARN-100001', '100001', 'arn 100001', ' ARN-100001 ', 'ARN-900101-T']) {
      expect(checkRequest(sendOtp, { arn }).ok, arn).toBe(true);
    }
  });

  it('refuse what is no ARN, saying what one looks like', () => {
    for (const arn of [
      '',
      'Meera',
      'ARN-',
      'ARN-1234567',
      "1' or '1'='1",
      '<script>',
      5,
      null,
      undefined,
      '1'.repeat(50),
    ]) {
      expect(checkRequest(sendOtp, { arn }), String(arn)).toEqual({
        ok: false,
        fields: { arn: texts.field.arn },
      });
    }
  });

  it('take a code of six digits only', () => {
    const request = (otp: unknown) => checkRequest(validateSendOtp, { requestId: 'r', otp });
    expect(request('123456').ok).toBe(true);
    for (const otp of ['12345', '1234567', '12345a', ' 12345', '１２３４５６', 123456, '']) {
      expect(request(otp), String(otp)).toEqual({ ok: false, fields: { otp: texts.field.otp } });
    }
  });

  it('answer a refresh with a token or null', () => {
    const ended = { token: null, isUserDeleted: true, refreshToken: null };
    expect(checkResponse(refreshSession, ended).ok).toBe(true);
    expect(checkResponse(refreshSession, { isUserDeleted: true, refreshToken: null }).ok).toBe(false);
  });

  it('take only campaign parameters as such', () => {
    const login = { platform: 'web', appVersion: '1.1' };
    expect(checkRequest(saveLoginDetails, { ...login, campaign: { utm_source: 'sms' } }).ok).toBe(true);
    expect(checkRequest(saveLoginDetails, { ...login, campaign: { password: 'x' } }).ok).toBe(false);
  });
});

describe('the app state', () => {
  const record = fc.record({ id: fc.integer(), underMaintenance: fc.boolean(), version: fc.string() });

  it('travels in the spelling of the wire and comes back in ours', () => {
    fc.assert(
      fc.property(record, (ours) => {
        const wire = toAppStateWire(ours);
        expect(Object.keys(wire).sort()).toEqual(['id', 'maintainance', 'standardVersion']);
        expect(check(appStateRecordSchema, wire).ok).toBe(true);
        expect(fromAppStateWire(wire)).toEqual(ours);
      }),
    );
  });

  it('has no field beside its three', () => {
    const wire = { id: 1, maintainance: false, standardVersion: '1.1' };
    expect(checkResponse(getAppState, [wire]).ok).toBe(true);
    expect(checkResponse(getAppState, [{ ...wire, maintenance: false }]).ok).toBe(false);
    expect(checkResponse(getAppState, [{ ...wire, maintainance: 'Y' }]).ok).toBe(false);
  });
});

describe('a tax status', () => {
  it('says RESIDENT or NONRESIDENT, and Y or N for minor and nominee [S3-13]', () => {
    const wire = toTaxStatusWire(taxStatuses[0]);
    expect(check(taxStatusRecordSchema, wire).ok).toBe(true);
    for (const wrong of [
      { RESIDENT_FLAG: 'Resident' },
      { RESIDENT_FLAG: 'NRI' },
      { RESIDENT_FLAG: true },
      { MINOR: 'y' },
      { MINOR: false },
      { NOMINEE: 'YES' },
      { NOMINEE: '' },
    ]) {
      expect(check(taxStatusRecordSchema, { ...wire, ...wrong }).ok, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('travels in the names of the wire and comes back in ours', () => {
    for (const status of taxStatuses) {
      const wire = toTaxStatusWire(status);
      expect(check(taxStatusRecordSchema, wire).ok).toBe(true);
      expect(fromTaxStatusWire(wire)).toEqual(status);
    }
  });
});

describe('the notifications', () => {
  it('are asked for by a page that exists, the first one when none is named', () => {
    for (const request of [{}, { pageNumber: 1 }, { pageNumber: 3 }, { pageNumber: 100_000 }]) {
      expect(checkRequest(listNotifications, request).ok, JSON.stringify(request)).toBe(true);
    }
    for (const pageNumber of [0, -1, 1.5, 1e9, '1', 'x', null, Number.NaN]) {
      expect(checkRequest(listNotifications, { pageNumber }), String(pageNumber)).toEqual({
        ok: false,
        fields: { pageNumber: texts.field.invalid },
      });
    }
  });

  it('may be asked for as of a moment that a database can read', () => {
    for (const asOf of ['2026-11-15T06:30:00.000000Z', '2026-11-15T06:30:00Z']) {
      expect(checkRequest(listNotifications, { asOf }).ok, asOf).toBe(true);
    }
    for (const asOf of [
      '',
      '2026-11-15',
      '0000-01-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      `2026-11-15T06:30:00.${'0'.repeat(200)}Z`,
      5,
    ]) {
      expect(checkRequest(listNotifications, { asOf }).ok, String(asOf)).toBe(false);
    }
  });

  it('are filtered by a topic that there is', () => {
    expect(checkRequest(listNotifications, { topic: 'orders', unreadOnly: true }).ok).toBe(true);
    for (const wrong of [{ topic: 'weather' }, { topic: '' }, { unreadOnly: false }]) {
      expect(checkRequest(listNotifications, wrong).ok, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('are sent as every topic says, at times that there are', () => {
    const choices = Object.fromEntries(noticeTopics.map((topic) => [topic, { push: true, digest: false }]));
    const settings = { choices, quiet: { from: '21:30', to: '08:00' }, digestHour: 9 };
    expect(checkRequest(saveNotificationSettings, settings).ok).toBe(true);
    expect(checkRequest(saveNotificationSettings, { ...settings, quiet: null }).ok).toBe(true);
    for (const wrong of [
      { digestHour: 24 },
      { digestHour: -1 },
      { digestHour: 9.5 },
      { quiet: { from: '24:00', to: '08:00' } },
      { quiet: { from: '9:00', to: '08:00' } },
      { quiet: { from: '21:00' } },
      { choices: { orders: { push: true, digest: true } } },
      { choices: { ...choices, weather: { push: true, digest: true } } },
      { choices: { ...choices, orders: { push: 'yes', digest: true } } },
    ]) {
      expect(
        checkRequest(saveNotificationSettings, { ...settings, ...wrong }).ok,
        JSON.stringify(wrong),
      ).toBe(false);
    }
  });

  it('are marked one by its id or all together, never by saying nothing', () => {
    const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    expect(checkRequest(markNotificationsRead, { id }).ok).toBe(true);
    expect(checkRequest(markNotificationsRead, { all: true }).ok).toBe(true);
    for (const wrong of [{}, { id, all: true }, { id: '' }, { id: 'x' }, { id: 7 }]) {
      expect(checkRequest(markNotificationsRead, wrong), JSON.stringify(wrong)).toEqual({
        ok: false,
        fields: { id: texts.field.id },
      });
    }
    expect(checkRequest(markNotificationsRead, { all: false }).ok).toBe(false);
  });
});

describe('every call', () => {
  it('explains every refused field in our own words', () => {
    const own: ReadonlySet<string> = new Set([
      ...Object.values(texts.field),
      ...Object.values(orderTexts.wrong),
      ...Object.values(mandateFieldTexts.wrong),
      ...Object.values(contactTexts.wrong),
      ...Object.values(nomineeTexts.wrong),
      ...Object.values(preLoginTexts.wrong),
      ...Object.values(queryTexts.wrong),
      ...Object.values(empanelmentTexts.files),
    ]);
    for (const call of allCalls) {
      for (const wrong of [
        {},
        { id: 1, arn: [], device: { platform: 9 }, campaign: { a: 1 }, timestamp: 'x' },
      ]) {
        const checked = checkRequest(call, wrong);
        if (checked.ok) continue;
        for (const [name, message] of Object.entries(checked.fields)) {
          expect(own.has(message), `${call.name} ${name}: ${message}`).toBe(true);
        }
      }
    }
    expect(checkRequest(logError, {}).ok).toBe(false);
  });
});
