import { createBroker, sendOtp, uploadImage, validateOtp } from '@hub/contract/calls/empanelment/empanelment';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeFor } from '../../../../../e2e/setup/hub.ts';
import { arriveAt, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { refuse, requested } from '../../../test/wire.ts';

const path = '/empanelment';
type App = Awaited<ReturnType<typeof openApp>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Through ARN and code, as somebody who has the mobile phone of the ARN's record. */
async function open(app: App, arn: string): Promise<void> {
  await app.fill(await screen.findByRole('textbox', { name: 'ARN' }), arn);
  await app.user.click(button('Send the code'));
  const code = await screen.findByLabelText('6-digit code');
  await app.fill(code, await codeFor(arn));
}

async function choose({ user }: App, label: RegExp, option: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

it('says what one needs, by what one is', async () => {
  const app = await openApp('ifa', path);
  await screen.findByText('Photo');
  expect(screen.queryByText('Board resolution')).toBeNull();
  await choose(app, /Documents for$/, 'Company');
  screen.getByText('Board resolution');
  screen.getByText('Memorandum and articles of association');
  expect(screen.queryByText('Photo')).toBeNull();
});

it('refuses what is no ARN at the field, and sends nothing', async () => {
  const app = await openApp('ifa', path);
  await app.fill(await screen.findByRole('textbox', { name: 'ARN' }), 'abc');
  await app.user.click(button('Send the code'));
  await waitFor(() => expect(box('ARN').getAttribute('aria-invalid')).toBe('true'));
  expect(requested(/GENOTP/)).toHaveLength(0);
});

it('says after the code how an ARN stands that cannot be empanelled, and what to do', async () => {
  const app = await openApp('ifa', path);
  await open(app, 'ARN-200004');
  await screen.findByText('This ARN has expired. Renew it with AMFI, then come back.');
  screen.getByText('Harish Bhat');
  await app.user.click(button('Use another ARN'));
  await open(app, 'ARN-200013');
  await screen.findByText('Your KYD is not complete. Complete it with AMFI, then come back.');
});

it('takes the number of whoever wants to be called, checked at its field', async () => {
  const app = await openApp('ifa', path);
  await app.user.click(await screen.findByRole('button', { name: 'Call me back' }));
  await app.fill(box('Your name'), 'Asha Menon');
  await app.fill(box('Mobile number'), '12345');
  await app.user.click(screen.getByRole('radio', { name: '12 noon to 3 pm' }));
  await app.user.click(button('Call me back'));
  await waitFor(() => expect(box('Mobile number').getAttribute('aria-invalid')).toBe('true'));
  expect(requested(/INSCALLBACKDET/)).toHaveLength(0);
  await app.fill(box('Mobile number'), '9876501234');
  await app.user.click(button('Call me back'));
  await screen.findByText(/^Thank you\. We call you/);
});

it('prefills from the record, saves each step, and goes on where it was with a new code', async () => {
  const app = await openApp('ifa', path);
  await open(app, 'ARN-200015');
  await arriveOn('empanelment/form');
  await step('Your details');
  screen.getByText('Joseph Antony');
  await app.fill(box('PAN'), 'ZZZPP2001A');
  await app.fill(box('Date of birth'), '11-10-1989');
  await app.user.click(button('Save and continue'));
  // The PAN of somebody else: refused by the server at the field.
  await screen.findAllByText('This is not the PAN of your ARN.');
  await app.fill(box('PAN'), 'ZZZPA2015Q');
  await app.user.click(button('Save and continue'));

  await step('GST');
  await app.user.click(button('Save and continue'));
  await waitFor(() => expect(requested(/CREATEBROKER/)).toHaveLength(2));
  await app.user.click(screen.getByRole('radio', { name: /^Yes/ }));
  const sentSoFar = requested(/CREATEBROKER/).length;
  await app.fill(box('GSTIN'), '32ZZZPP2001A1Z0');
  await app.user.click(button('Save and continue'));
  await waitFor(() => expect(box('GSTIN').getAttribute('aria-invalid')).toBe('true'));
  expect(requested(/CREATEBROKER/)).toHaveLength(sentSoFar);
  await app.user.click(screen.getByRole('radio', { name: /^No/ }));
  await app.user.click(button('Save and continue'));

  await step('EUINs');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^E200015/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^E900015/ }).disabled).toBe(true);

  // Another device: the same app with an empty store.
  const other = await openApp('ifa', path);
  await open(other, 'ARN-200015');
  await arriveAt('/empanelment/empanelment-form?step=euins');
  await step('EUINs');
  await other.user.click(screen.getByRole('link', { name: /^GST/ }));
  await step('GST');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No/ }).checked).toBe(true);

  await other.user.click(button('Not your application? Leave'));
  await other.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('textbox', { name: 'ARN' });
  await other.go('/empanelment/empanelment-form');
  await screen.findByText('Open your application first');
});

it('asks for a code again when the pass is over, and keeps what was typed', async () => {
  const app = await openApp('ifa', path);
  await open(app, 'ARN-200010');
  await step('Your details');
  await app.fill(box('Contact person'), 'Vasant Deshpande');
  await app.fill(box('PAN'), 'ZZZHD2010K');
  await app.fill(box('Date of formation'), '01-04-2004');
  const mend = refuse(/CREATEBROKER/, { status: 401, fields: { pass: 'This form was closed.' } });
  await app.user.click(button('Save and continue'));
  await screen.findByText('Open your application first');
  mend();
  await app.user.click(screen.getByRole('link', { name: 'Enter my ARN' }));
  await open(app, 'ARN-200010');
  await step('Your details');
  await screen.findByText('Your unsaved changes are back.');
  expect((box('Contact person') as HTMLInputElement).value).toBe('Vasant Deshpande');
  // No PAN stays on a device.
  expect((box('PAN') as HTMLInputElement).value).toBe('');
});

it('says that an application could not be loaded, and loads it when tried again', async () => {
  const app = await openApp('ifa', path);
  const mend = refuse(/GETBROKERDETAIL/);
  await open(app, 'ARN-200011');
  await screen.findByText('The form could not be loaded');
  mend();
  await app.user.click(button('Try again'));
  await step('Your details');
  // A firm is asked who signs for it, and for no nominee.
  screen.getByText('Authorised signatories');
  expect(screen.queryByText('Nominee')).toBeNull();
});

/** The form of ARN-200016 with two papers, brought so far without a screen. One of them is not needed. */
async function sendPapers(): Promise<void> {
  const arn = 'ARN-200016';
  const { call } = await clientOf('ifa');
  const { requestId } = await call(sendOtp, { arn });
  const { pass } = await call(validateOtp, { requestId, otp: await codeFor(arn) });
  if (pass === null) throw new Error(`${arn} has no form`);
  await call(createBroker, {
    pass,
    version: 0,
    details: { pan: 'ZZZPB2016R', birthDate: '1993-01-19', contactPerson: '' },
    tax: { isRegistered: false, gstin: '' },
    euins: ['E200016'],
    bank: { ifsc: 'BARB0VJKOER', account: '50190100004821', accountType: 'savings' },
    nominee: { name: 'Ira Bhosale', relation: '20', birthDate: '1991-05-05', guardian: '' },
  });
  const data = btoa(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  for (const kind of ['pan-card', 'gst-certificate'] as const) {
    await call(uploadImage, { pass, kind, name: `${kind}.pdf`, data });
  }
}

it('removes a paper: one that is wanted is missing again, one that is not needed is gone', async () => {
  await sendPapers();
  const app = await openApp('ifa', path);
  await open(app, 'ARN-200016');
  await step('Documents');
  const removals = () =>
    screen.queryAllByRole('button', { name: /^Remove: / }).map((one) => one.getAttribute('aria-label'));
  expect(removals()).toEqual(['Remove: PAN card', 'Remove: GST registration certificate']);

  screen.getByText('Not needed without a GSTIN. You can remove it.');
  expect(screen.queryByRole('button', { name: 'Replace: GST registration certificate' })).toBeNull();
  await app.user.click(button('Remove: GST registration certificate'));
  await screen.findByText('GST registration certificate removed.');
  expect(screen.queryByRole('heading', { name: 'GST registration certificate' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Documents' }));

  const mend = refuse(/CREATEBROKER/, { status: 503, error: 'The server is busy.' });
  await app.user.click(button('Remove: PAN card'));
  await screen.findByText('The server is busy.');
  screen.getByText(/^pan-card\.pdf, /);
  mend();
  await app.user.click(button('Remove: PAN card'));
  await screen.findByText('PAN card removed.');
  button('Choose a file: PAN card');
  expect(removals()).toEqual([]);
  expect(document.activeElement?.textContent).toContain('Number and name readable');
  await app.user.click(button('Continue'));
  expect((await screen.findAllByText('Upload this document.')).length).toBeGreaterThan(1);
  expect(screen.queryByText(/^pan-card\.pdf/)).toBeNull();
});

it('shows how an application stands: checked, asked again, not accepted, empanelled', async () => {
  const app = await openApp('ifa', path);
  const leave = async () => {
    await app.user.click(button('Not your application? Leave'));
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
  };
  await open(app, 'ARN-200006');
  await screen.findByText('Under review');
  screen.getByText('We started checking it');
  await leave();
  await open(app, 'ARN-200008');
  await screen.findByText('Not accepted');
  // The reason stands beside the status and in what happened.
  expect(screen.getAllByText('The name on the PAN card is not the name of the ARN.')).toHaveLength(2);
  await leave();
  await open(app, 'ARN-200009');
  await screen.findByRole('heading', { level: 1, name: 'Congratulations, you are empanelled' });
  screen.getByRole('link', { name: 'See your certificate' });
  screen.getByText(/ARN-200009 is now a distributor/);
  // The ARN is not asked for again.
  await app.user.click(screen.getByRole('link', { name: 'Log in' }));
  await arriveOn('login');
  expect(((await screen.findByLabelText('ARN')) as HTMLInputElement).value).toBe('ARN-200009');
  await app.go(path);
  await screen.findByText(/ARN-200009 is now a distributor/);
  await leave();
  await open(app, 'ARN-200007');
  const missing = await screen.findByRole('list', { name: 'What is missing' });
  expect(within(missing).getAllByRole('listitem')).toHaveLength(1);
  await app.user.click(screen.getByRole('link', { name: 'Send what is missing' }));
  // Just that, and the signature.
  await step('Documents');
  const papers = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('heading');
  expect(papers.map(({ textContent }) => textContent)).toEqual(['Cancelled cheque']);
  screen.getByText('Step 1 of 2');
});
