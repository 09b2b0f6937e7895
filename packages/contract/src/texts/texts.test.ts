import { describe, expect, it } from 'vitest';
import { transactTexts } from '../orders/words/transact-texts.ts';
import { texts } from './texts.ts';

describe('the messages of the spec, letter for letter', () => {
  it.each([
    [texts.offline.title, 'No internet!'],
    [texts.offline.text, 'Please check your network connection and try again'],
    [texts.offline.navigating, 'You are Offline!'],
    [texts.offline.went, 'Your device is offline. Please check internet connection.'],
    [texts.offline.back, 'Back online.'],
    [texts.maintenance.title, 'We are down!'],
    [texts.maintenance.apology, 'We apologize for the inconvenience'],
    [texts.maintenance.toast, 'We are under maintenance, Please Try Again later.'],
    [texts.appState.fetchFailed, 'Something Went Wrong'],
    [texts.session.timedOut, 'Your session timed out. Please login again to continue'],
    [texts.session.logoutFailed, 'On Logoubt Something Went Wrong'],
    [texts.session.clearStorageFailed, 'Something Went Wrong While Clear Storage'],
    [texts.orientation.failed, 'error in orientation detection'],
    [texts.mandates.listFailed, 'Some error occured getting bank mandates'],
    [
      transactTexts.folioInvalid,
      'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.',
    ],
    [transactTexts.notAllowed, 'You are not allowed to proceed with the transaction.'],
    [transactTexts.jointAccount, 'Transaction cannot be allowed. Joint account'],
    [texts.header.getEmpanelled, 'GET EMPANELLED'],
    [texts.header.loginOrRegister, 'LOGIN/REGISTER'],
    [texts.header.welcomeBack('Meera Nair'), 'Welcome back Meera Nair'],
  ])('%s', (text, spec) => {
    expect(text).toBe(spec);
  });

  it('say which update there is, for each platform and kind', () => {
    const versions = { installed: '1.1', latest: '1.25' };
    const { message } = texts.update;
    expect(message({ platform: 'android', kind: 'major', ...versions })).toBe(
      'Android major update is available, current version is 1.1 and latest version is 1.25 Update your app to continue.',
    );
    expect(message({ platform: 'ios', kind: 'minor', ...versions })).toBe(
      'iOS minor update is available, current version is 1.1 and latest version is 1.25 Do you want to update your application ?',
    );
  });
});
