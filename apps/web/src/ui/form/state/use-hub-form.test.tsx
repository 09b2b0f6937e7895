import { texts } from '@hub/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formDevice } from '../../../../test/form-services.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { ServicesContext } from '../../../lib/react.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useHubForm } from './use-hub-form.ts';

const schema = z.object({
  folio: z.string().check(z.minLength(1, 'Choose a folio.')),
  amount: z.string().check(z.regex(/^\d+$/, 'Enter an amount in rupees.')),
  note: z.string().check(z.maxLength(5)),
  otp: z.string(),
});
type Values = z.input<typeof schema>;
const initial: Values = { folio: '', amount: '', note: '', otp: '' };

/** The smallest field there is. */
function Plain({ label, error, value, onChange, onBlur, ref }: FieldProps<string>) {
  return (
    <label>
      {label}
      <input
        ref={ref as React.Ref<HTMLInputElement>}
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <span data-testid={`${label} error`}>{error}</span>
    </label>
  );
}

type Submit = (sent: Values, options: { readonly idempotencyKey: string }) => unknown;

interface ExampleProps {
  readonly onSubmit: Submit;
  /** What the form begins with. */
  readonly start?: Values;
  readonly fresh?: readonly string[];
}

function Example({ onSubmit, start = initial, fresh }: ExampleProps) {
  const form = useHubForm({ rules: schema, initial: start, fresh, draft: 'test/form', onSubmit });
  const field = (name: keyof Values, label: string) => (
    <FormField form={form} name={name} label={label}>
      {(bound) => <Plain {...bound} />}
    </FormField>
  );
  return (
    <Form form={form}>
      {field('folio', 'Folio')}
      {field('amount', 'Amount')}
      {field('note', 'Note')}
      {field('otp', 'OTP')}
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

function open(
  onSubmit: Submit = () => {},
  device = formDevice(),
  example: Pick<ExampleProps, 'start' | 'fresh'> = {},
) {
  const services = device.openPage();
  const page = render(
    <ServicesContext value={services}>
      <Example onSubmit={onSubmit} {...example} />
    </ServicesContext>,
  );
  return { ...page, services, device };
}

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const errorAt = (name: string) => screen.getByTestId(`${name} error`).textContent;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const summary = () => screen.getByRole('alert');
const fill = async (values: Partial<Record<string, string>>) => {
  for (const [name, text] of Object.entries(values)) await userEvent.type(box(name), text ?? '');
};
const right = { Folio: '1/2', Amount: '5000' };

describe('a form', () => {
  it('says what is wrong when a field is left, not while it is typed in', async () => {
    open();
    await userEvent.type(box('Amount'), 'abc');
    expect(errorAt('Amount')).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(errorAt('Amount')).toBe('Enter an amount in rupees.'));
    expect(errorAt('Folio')).toBe('');
  });

  it('says at once that a field which was wrong is right, and wrong again', async () => {
    open();
    await userEvent.type(box('Amount'), 'abc');
    await userEvent.tab();
    await waitFor(() => expect(errorAt('Amount')).not.toBe(''));
    await userEvent.clear(box('Amount'));
    await userEvent.type(box('Amount'), '5');
    await waitFor(() => expect(errorAt('Amount')).toBe(''));
  });

  it('gives a rule without a text one in plain words', async () => {
    open();
    await userEvent.type(box('Note'), 'too long');
    await userEvent.tab();
    await waitFor(() => expect(errorAt('Note')).toBe('Use at most 5 characters.'));
  });

  it('lists what is wrong at the top, each line a way to its field, and goes to the first', async () => {
    const sent: unknown[] = [];
    open((values) => sent.push(values));
    await send();
    await within(summary()).findByText('Check 2 fields');
    expect(document.activeElement).toBe(box('Folio'));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Amount: Enter an amount in rupees.' }));
    expect(document.activeElement).toBe(box('Amount'));
    await userEvent.type(box('Amount'), '1');
    await within(summary()).findByText('Check 1 field');
    await userEvent.type(box('Folio'), '1');
    await waitFor(() => expect(summary().textContent).toBe(''));
  });

  it('puts what the server refuses at its field, the rest in the summary, and goes there', async () => {
    const fields = { amount: 'Enter an amount of at least ₹500.', 'bank.ifsc': 'The bank is closed.' };
    open(() => Promise.reject(new ApiError('No.', { status: 422, call: 'test', fields })));
    await fill(right);
    await send();
    await waitFor(() => expect(errorAt('Amount')).toBe('Enter an amount of at least ₹500.'));
    expect(summary().textContent).toContain('The bank is closed.');
    expect(document.activeElement).toBe(box('Amount'));
    await userEvent.type(box('Amount'), '1');
    await waitFor(() => expect(errorAt('Amount')).toBe(''));
  });

  it('says why when the refusal is about no field, and goes there each time', async () => {
    open(() => Promise.reject(new ApiError(texts.call.tooMany, { status: 429, call: 'test' })));
    await fill(right);
    await send();
    await waitFor(() => expect(summary().textContent).toContain(texts.call.tooMany));
    expect(box('Folio')).toHaveProperty('value', '1/2');
    expect(document.activeElement).toBe(summary());
    await send();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
  });

  it('ends the reason with one full stop before it says that nothing is lost', async () => {
    let reason: string = texts.call.failed;
    open(() => Promise.reject(new ApiError(reason, { status: 500, call: 'test' })));
    await fill(right);
    await send();
    await screen.findByText('Something Went Wrong. Nothing you entered is lost.');
    reason = 'The desk is closed.';
    await send();
    await screen.findByText('The desk is closed. Nothing you entered is lost.');
  });

  it('is sent once, however often the button is pressed', async () => {
    let count = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    open(() => {
      count += 1;
      return promise;
    });
    await fill(right);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    const busy = await screen.findByRole('button', { name: 'Sending …' });
    await userEvent.click(busy);
    await userEvent.type(box('Folio'), '{Enter}');
    expect(count).toBe(1);
    await act(async () => resolve());
    await screen.findByRole('button', { name: 'Send' });
  });

  it('sends the same body again under the same key, a changed one under another', async () => {
    const keys: string[] = [];
    const failing: Submit = (_, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return Promise.reject(new ApiError('No answer.', { status: 0, call: 'test' }));
    };
    open(failing);
    await fill(right);
    await send();
    await waitFor(() => expect(summary().textContent).toContain('No answer.'));
    await send();
    await waitFor(() => expect(keys).toHaveLength(2));
    await userEvent.type(box('Amount'), '1');
    await send();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends nothing offline, says so and keeps everything', async () => {
    const sent: unknown[] = [];
    const { device } = open((values) => sent.push(values));
    await fill(right);
    act(() => device.setOnline(false));
    await screen.findByText('You are offline. Everything you enter is saved.');
    await send();
    await waitFor(() => expect(summary().textContent).toContain('You are offline.'));
    expect(sent).toEqual([]);
    act(() => device.setOnline(true));
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('the draft of a form', () => {
  it('is back after a reload, without what no draft may hold, until one starts again', async () => {
    const first = open();
    await fill({ ...right, OTP: '123456' });
    await first.services.drafts.flush();
    first.unmount();
    open(undefined, first.device);
    await screen.findByText('Your unsaved changes are back.');
    await waitFor(() => expect(box('Folio')).toHaveProperty('value', '1/2'));
    expect(box('OTP')).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(box('Folio')).toHaveProperty('value', ''));
    expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
    await waitFor(async () => expect(await first.device.openPage().drafts.load('test/form')).toBeNull());
  });

  it('does not bring back what is read anew whenever the form opens', async () => {
    const figures = (amount: string) => ({ start: { ...initial, amount }, fresh: ['amount'] });
    const first = open(undefined, undefined, figures('100'));
    await fill({ Note: 'why so late' });
    await first.services.drafts.flush();
    first.unmount();
    open(undefined, first.device, figures('250'));
    await waitFor(() => expect(box('Note')).toHaveProperty('value', 'why so late'));
    expect(box('Amount')).toHaveProperty('value', '250');
  });

  it('is gone once the form was sent', async () => {
    const { services, device } = open();
    await fill(right);
    await services.drafts.flush();
    expect(await device.openPage().drafts.load('test/form')).not.toBeNull();
    await send();
    await waitFor(async () => expect(await device.openPage().drafts.load('test/form')).toBeNull());
  });
});
