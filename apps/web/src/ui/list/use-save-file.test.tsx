import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ServicesContext } from '../../lib/react.ts';
import type { Services } from '../../lib/services.ts';
import type { FileSave, Platform } from '../../platform/port.ts';
import { useSaveFile } from './use-save-file.ts';

/** Keeps a file on a phone that answers so, and tells what the user read. */
async function saveOn(answer: FileSave, said?: string) {
  const toasts: string[] = [];
  const names: string[] = [];
  const platform: Partial<Platform> = {
    files: {
      async save(file) {
        names.push(file.name);
        return answer;
      },
    },
  };
  const toaster = { show: (style: string, message: string) => toasts.push(`${style}: ${message}`) };
  const services = { platform, toaster } as unknown as Services;
  const { result } = renderHook(useSaveFile, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ServicesContext value={services}>{children}</ServicesContext>
    ),
  });
  const stored = await result.current(new Blob(['rows']), 'clients.csv', said);
  return { saved: stored, toasts, names };
}

describe('a file kept in the app', () => {
  it('is said to be where it is, under the name that it got', async () => {
    const saved = { outcome: 'saved', name: 'clients (2).csv', folder: 'Documents' } as const;
    expect(await saveOn(saved)).toEqual({
      saved: true,
      names: ['clients.csv'],
      toasts: ['success: Saved: clients (2).csv is in Documents.'],
    });
    const { toasts } = await saveOn(saved, 'Saved: 378 clients.');
    expect(toasts).toEqual(['success: Saved: 378 clients. clients (2).csv is in Documents.']);
  });

  it.each([
    ['full', /no space left/],
    ['denied', /Settings, under Apps/],
    ['failed', /could not be saved/],
  ] as const)('is said not to be there when the phone is %s', async (outcome, words) => {
    const { saved: stored, toasts } = await saveOn({ outcome }, 'Saved: 378 clients.');
    expect(stored).toBe(false);
    expect(toasts).toEqual([expect.stringMatching(words)]);
    expect(toasts[0]).toMatch(/^error: /);
  });
});
