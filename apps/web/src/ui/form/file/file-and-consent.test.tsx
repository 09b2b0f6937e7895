import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type Consent, ConsentField } from '../choice/consent-field.tsx';
import { FileField } from './file-field.tsx';

const pdf = (name: string) => new File(['%PDF-1.7 and so on'], name, { type: 'application/pdf' });

function Files({ most = 1 }: { most?: number }) {
  const [value, setValue] = useState<readonly File[]>([]);
  return (
    <>
      <FileField
        label="Cancelled cheque"
        rules={{ kinds: ['jpeg', 'pdf'], mostBytes: 1024, most }}
        value={value}
        onChange={setValue}
      />
      <output>{value.map(({ name }) => name).join(' ')}</output>
    </>
  );
}

const saved = () => document.querySelector('output')?.textContent;
/** What the browser's own dialog would give. */
const choose = async (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  await userEvent.upload(input, files, { applyAccept: false });
};

describe('a file field', () => {
  it('says beforehand what it takes, under its own name', () => {
    render(<Files />);
    const group = screen.getByRole('group', { name: 'Cancelled cheque' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^JPEG or PDF, at most 1 KB/,
    );
    expect(document.querySelector<HTMLInputElement>('input[type=file]')?.accept).toBe(
      'image/jpeg,application/pdf',
    );
  });

  it('shows name and size, replaces and removes', async () => {
    render(<Files />);
    await choose(pdf('one.pdf'));
    expect((await screen.findByRole('button', { name: 'Remove one.pdf' })).parentElement?.textContent).toBe(
      'one.pdf 1 KB',
    );
    expect(screen.getByRole('button', { name: 'Replace the file' })).toBeTruthy();
    await choose(pdf('two.pdf'));
    const remove = await screen.findByRole('button', { name: 'Remove two.pdf' });
    expect(saved()).toBe('two.pdf');
    await userEvent.click(remove);
    expect(saved()).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }));
  });

  it('refuses what is only called a PDF, and keeps the rest', async () => {
    render(<Files most={2} />);
    await choose(pdf('one.pdf'), new File(['<script>'], 'bad.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('bad.pdf is not JPEG or PDF')).toBeTruthy();
    expect(saved()).toBe('one.pdf');
    await choose(pdf('two.pdf'), pdf('three.pdf'));
    expect(await screen.findByText('Choose at most 2 files')).toBeTruthy();
    expect(saved()).toBe('one.pdf two.pdf');
  });
});

describe('consent', () => {
  function Terms({ version = '2' }: { version?: string }) {
    const [value, setValue] = useState<Consent | null>(null);
    return (
      <>
        <ConsentField
          label="Terms"
          text={<p>All of it.</p>}
          version={version}
          statement="I agree"
          now={() => '2026-11-16T05:00:00.000Z'}
          value={value}
          onChange={setValue}
        />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }

  it('is given by the own tick, with version and time, and taken back', async () => {
    render(<Terms />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveProperty('checked', false);
    expect(screen.getByText('All of it.')).toBeTruthy();
    await userEvent.click(box);
    expect(saved()).toBe('{"version":"2","at":"2026-11-16T05:00:00.000Z"}');
    await userEvent.click(box);
    expect(saved()).toBe('null');
  });

  it('to one text is none to the next', async () => {
    const { rerender } = render(<Terms />);
    await userEvent.click(screen.getByRole('checkbox'));
    rerender(<Terms version="3" />);
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});
