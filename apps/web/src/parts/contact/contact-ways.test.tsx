import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ServicesContext } from '../../lib/react.ts';
import type { Services } from '../../lib/services.ts';
import { ContactWays } from './contact-ways.tsx';

afterEach(() => vi.unstubAllGlobals());

const isHandheld = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(pointer: coarse)',
    addEventListener() {},
    removeEventListener() {},
  }));

interface Contacts {
  readonly [investorId: string]: string | null;
}

/** The row of one client, before a server that knows these contacts. */
function open(contacts: Contacts = { 'I-1': '98111 11111' }) {
  const requested: string[] = [];
  const noted: string[] = [];
  let isBroken = false;
  const api = {
    async call(_: unknown, { investorId, what }: { investorId: string; what: string }) {
      requested.push(`${what} ${investorId}`);
      if (isBroken) throw new Error('The service is busy');
      return { value: contacts[investorId] ?? null };
    },
  };
  const row = (investorId: string, name: string) => (
    <ServicesContext value={{ api } as unknown as Services}>
      <QueryClientProvider client={client}>
        <ContactWays
          investorId={investorId}
          name={name}
          hasMobile
          hasEmail
          message={`Dear ${name}, your SIP ends.`}
          onDone={async (way) => {
            noted.push(`${way} ${name}`);
          }}
        />
      </QueryClientProvider>
    </ServicesContext>
  );
  const client = new QueryClient();
  const { rerender } = render(row('I-1', 'Asha Rao'));
  return {
    requested,
    noted,
    break: (now: boolean) => {
      isBroken = now;
    },
    becomes: (investorId: string, name: string) => rerender(row(investorId, name)),
    async press(name: string) {
      await userEvent.click(screen.getByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    },
  };
}

it('a number is shown and can be copied; a computer dials nothing, and a call is noted when the user says so', async () => {
  const { requested, noted, press } = open();
  expect(requested).toEqual([]);
  const panel = await press('Call Asha Rao');
  await panel.findByText('98111 11111');
  panel.getByRole('button', { name: 'Copy number' });
  expect(panel.queryByRole('link')).toBeNull();
  expect(requested).toEqual(['mobile I-1']);
  expect(noted).toEqual([]);
  await userEvent.dblClick(panel.getByRole('button', { name: 'I called' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(noted).toEqual(['call Asha Rao']);
});

it('a phone dials by a link, and closing it notes nothing', async () => {
  isHandheld();
  const { noted, press } = open();
  const panel = await press('Call Asha Rao');
  const dial = await panel.findByRole('link', { name: 'Call now' });
  expect(dial.getAttribute('href')).toBe('tel:9811111111');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(noted).toEqual([]);
});

it('a message is read and changed before WhatsApp has it, and noted when the user says that it was sent', async () => {
  const { noted, press } = open();
  const panel = await press('WhatsApp Asha Rao');
  const text = await panel.findByRole('textbox', { name: /^Message/ });
  expect((text as HTMLTextAreaElement).value).toBe('Dear Asha Rao, your SIP ends.');
  await userEvent.type(text, ' Shall we talk?');
  const link = new URL((panel.getByRole('link', { name: 'Open WhatsApp' }) as HTMLAnchorElement).href);
  expect(link.origin + link.pathname).toBe('https://wa.me/919811111111');
  expect(link.searchParams.get('text')).toBe('Dear Asha Rao, your SIP ends. Shall we talk?');
  expect(noted).toEqual([]);
  await userEvent.click(panel.getByRole('button', { name: 'I sent it' }));
  await waitFor(() => expect(noted).toEqual(['whatsapp Asha Rao']));
});

it('without a row of its own a call is noted with the client, with what was said; pressed again it is the same', async () => {
  const noted: unknown[] = [];
  const keys = new Set<unknown>();
  const said: string[] = [];
  const api = {
    async call(_: unknown, input: { what?: string }, options?: { idempotencyKey: string }) {
      if (input.what !== undefined) return { value: '98111 11111' };
      noted.push(input);
      keys.add(options?.idempotencyKey);
      if (noted.length === 1) throw new Error('The service is busy');
      return { act: 'call' };
    },
  };
  const toaster = { show: (_: string, text: string) => said.push(text) };
  render(
    <ServicesContext value={{ api, toaster } as unknown as Services}>
      <QueryClientProvider client={new QueryClient()}>
        <ContactWays investorId="I-1" name="Asha Rao" hasMobile ways={['call']} />
      </QueryClientProvider>
    </ServicesContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Call Asha Rao' }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(await panel.findByRole('textbox', { name: /^Note/ }), 'Rings on Monday ');
  await userEvent.click(panel.getByRole('button', { name: 'I called' }));
  await waitFor(() => expect(said).toEqual(['The service is busy']));
  await userEvent.click(panel.getByRole('button', { name: 'I called' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const touch = { investorId: 'I-1', way: 'call', note: 'Rings on Monday' };
  expect(noted).toEqual([touch, touch]);
  expect(keys.size).toBe(1);
  expect(said).toContain('Noted: you called Asha Rao.');
});

it('a mail goes to the address that is shown', async () => {
  const { press } = open({ 'I-1': 'asha@example.in' });
  const panel = await press('Mail Asha Rao');
  const link = await panel.findByRole('link', { name: 'Open mail' });
  expect(link.getAttribute('href')).toMatch(/^mailto:asha@example\.in\?body=Dear%20Asha/);
  panel.getByText('asha@example.in');
});

it('a number that is gone, or could not be loaded, is said in its place', async () => {
  const opened = open({});
  const gone = await opened.press('Call Asha Rao');
  await gone.findByText('Asha Rao no longer has a mobile number.');
  expect(gone.queryByRole('button', { name: 'I called' })).toBeNull();
  await userEvent.click(gone.getByRole('button', { name: 'Close' }));
  opened.break(true);
  const failed = await opened.press('WhatsApp Asha Rao');
  await failed.findByText('The number could not be loaded');
  expect(failed.queryByRole('link')).toBeNull();
  await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(opened.requested).toHaveLength(3));
});

it('a row that becomes another client’s leaves the open panel with the one it was opened for', async () => {
  const { noted, press, becomes } = open({ 'I-1': '98111 11111', 'I-2': '98222 22222' });
  const panel = await press('Call Asha Rao');
  await panel.findByText('98111 11111');
  becomes('I-2', 'Binu Das');
  panel.getByRole('heading', { name: 'Call Asha Rao' });
  panel.getByText('98111 11111');
  await userEvent.click(panel.getByRole('button', { name: 'I called' }));
  await waitFor(() => expect(noted).toEqual(['call Asha Rao']));
});
