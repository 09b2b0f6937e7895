import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openFormPage } from '../../../../test/form-page.tsx';
import { formDevice } from '../../../../test/form-services.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { takeBackStep } from '../../navigation/back-step.ts';
import { hasWorkInProgress } from '../../navigation/leave-guard.ts';
import { FormField } from '../state/form-field.tsx';
import type { HubForm } from '../state/use-form-core.ts';
import { TextField } from '../text/text-field.tsx';
import { defineWizard } from './define-wizard.ts';
import { useWizard } from './use-wizard.ts';
import { WizardScreen } from './wizard-screen.tsx';

const needed = (text: string) => z.string().check(z.minLength(1, text));
type Values = { name: string; joint: string; second: string; amount: string };

const textStep = (id: keyof Values, title: string) => ({
  id,
  title,
  render: (form: HubForm<Values>) => (
    <FormField form={form} name={id} label={title}>
      {(field) => <TextField {...field} />}
    </FormField>
  ),
  answers: (values: Values) => [{ label: title, text: values[id] }],
});

const wizard = defineWizard<Values>({
  initial: { name: '', joint: '', second: '', amount: '' },
  steps: [
    { ...textStep('name', 'First holder'), schema: z.object({ name: needed('Enter a name.') }) },
    {
      ...textStep('joint', 'Joint holding'),
      schema: z.object({ joint: z.enum(['yes', 'no'], 'Say yes or no.') }),
    },
    {
      ...textStep('second', 'Second holder'),
      when: ({ joint }) => joint === 'yes',
      schema: ({ name }) =>
        z.object({
          second: z.string().check(z.refine((text) => text !== '' && text !== name, 'Enter another name.')),
        }),
    },
    { ...textStep('amount', 'Amount'), schema: z.object({ amount: needed('Enter an amount.') }) },
  ],
  review: { title: 'Review', submit: 'Send to the investor' },
});

const pages: { close(): void }[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

interface Setting {
  readonly onSubmit?: (sent: Values, options: { readonly idempotencyKey: string }) => unknown;
  readonly onSent?: () => void;
  readonly device?: ReturnType<typeof formDevice>;
  readonly address?: string;
}

async function open({
  onSubmit = () => {},
  onSent,
  device = formDevice(),
  address = '/sip?folio=7',
}: Setting = {}) {
  function Page() {
    const run = useWizard<Values>(wizard, { draft: 'test/sip', onSubmit, ...(onSent && { onSent }) });
    return run.step === null ? <p>Nothing here</p> : <WizardScreen run={run} />;
  }
  const page = await openFormPage(Page, device, address);
  pages.push(page);
  return { ...page, device };
}

const at = (title: string) => screen.findByRole('heading', { level: 2, name: title });
const box = () => screen.getByRole('textbox');
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
async function answer(title: string, text: string) {
  await at(title);
  await userEvent.clear(box());
  await userEvent.type(box(), text);
  await goOn();
}
async function fillIn(joint: 'yes' | 'no' = 'yes') {
  await answer('First holder', 'Meera');
  await answer('Joint holding', joint);
  if (joint === 'yes') await answer('Second holder', 'Arun');
  await answer('Amount', '5000');
  await at('Review');
}
const stepNames = () =>
  within(screen.getByRole('navigation', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a wizard', () => {
  it('is walked step by step, says how far it is, and sends every answer once', async () => {
    const sent: unknown[] = [];
    let done = 0;
    await open({
      onSubmit: (values) => sent.push(values),
      onSent: () => (done += hasWorkInProgress() ? 10 : 1),
    });
    await at('First holder');
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    await fillIn();
    expect(screen.getByText('Step 5 of 5')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send to the investor' }));
    await waitFor(() => expect(done).toBe(1));
    expect(sent).toEqual([{ name: 'Meera', joint: 'yes', second: 'Arun', amount: '5000' }]);
  });

  it('stays at a step whose answer is wrong, with the focus in the field', async () => {
    await open();
    await at('First holder');
    await goOn();
    await screen.findByText('Check 1 field');
    expect(document.activeElement).toBe(box());
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
  });

  it('keeps the step in the address: the browser’s back button is the step before, without loss', async () => {
    const { history } = await open();
    await answer('First holder', 'Meera');
    await at('Joint holding');
    expect(history.location.href).toBe('/sip?folio=7&step=joint');
    await userEvent.type(box(), 'no');
    act(() => history.back());
    await at('First holder');
    expect(box()).toHaveProperty('value', 'Meera');
    act(() => history.forward());
    await at('Joint holding');
    expect(box()).toHaveProperty('value', 'no');
  });

  it('goes back with its own button and with that of the device as the browser does', async () => {
    const { history } = await open();
    await answer('First holder', 'Meera');
    await answer('Joint holding', 'no');
    await at('Amount');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await at('Joint holding');
    act(() => void takeBackStep());
    await at('First holder');
    expect(takeBackStep()).toBe(false);
    act(() => history.forward());
    await at('Joint holding');
  });

  it('opens no step before those ahead of it are answered', async () => {
    const { history } = await open({ address: '/sip?folio=7&step=review' });
    await at('First holder');
    await waitFor(() => expect(history.location.href).toBe('/sip?folio=7&step=name'));
  });

  it('does not send answers of a step that is not there any more, and keeps them until then', async () => {
    const sent: unknown[] = [];
    await open({ onSubmit: (values) => sent.push(values) });
    await fillIn();
    expect(stepNames()).toHaveLength(5);
    await userEvent.click(screen.getByRole('link', { name: 'Change Joint holding' }));
    await answer('Joint holding', 'no');
    await at('Review');
    expect(stepNames()).toHaveLength(4);
    expect(screen.queryByText('Arun')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Change Joint holding' }));
    await answer('Joint holding', 'yes');
    await at('Review');
    expect(screen.getByText('Arun')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Change Joint holding' }));
    await answer('Joint holding', 'no');
    await at('Review');
    await userEvent.click(screen.getByRole('button', { name: 'Send to the investor' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Meera', joint: 'no', amount: '5000' }]));
  });

  it('asks again for an answer that an earlier one has made wrong', async () => {
    await open();
    await fillIn();
    await userEvent.click(screen.getByRole('link', { name: 'Change First holder' }));
    await answer('First holder', 'Arun');
    await at('Second holder');
    expect(stepNames()).toContain('Second holder, check again');
  });

  it('leads to the field of an earlier step that the server refuses', async () => {
    const fields = { amount: 'Enter an amount of at least ₹500.' };
    await open({
      onSubmit: () => Promise.reject(new ApiError('No.', { status: 422, call: 'test', fields })),
    });
    await fillIn('no');
    await userEvent.click(screen.getByRole('button', { name: 'Send to the investor' }));
    await at('Amount');
    await screen.findByRole('button', { name: 'Amount: Enter an amount of at least ₹500.' });
    expect(document.activeElement).toBe(box());
  });

  it('is where it was after a reload, and sends the same answers under the same key', async () => {
    const keys: string[] = [];
    const onSubmit = (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return Promise.reject(new ApiError('No answer.', { status: 0, call: 'test' }));
    };
    const first = await open({ onSubmit });
    await fillIn('no');
    await userEvent.click(screen.getByRole('button', { name: 'Send to the investor' }));
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toContain('No answer.'));
    await first.services.drafts.flush();
    first.close();
    await open({ onSubmit, device: first.device, address: '/sip?folio=7' });
    await at('Review');
    await screen.findByText('Your unsaved changes are back.');
    await userEvent.click(screen.getByRole('button', { name: 'Send to the investor' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await at('First holder');
    expect(box()).toHaveProperty('value', '');
  });

  it('asks before unsent answers are left, and not before there are some', async () => {
    await open();
    await at('First holder');
    expect(hasWorkInProgress()).toBe(false);
    await userEvent.type(box(), 'M');
    expect(hasWorkInProgress()).toBe(true);
  });
});
