// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { onDemand } from './on-demand.tsx';

const Shown = () => createElement('p', null, 'It is open');

/** A part whose code fails to come as often as told, and how often it was asked for. */
function partFailing(times: number) {
  let requested = 0;
  const Part = onDemand<{ onClose: () => void }>(async () => {
    requested += 1;
    if (requested <= times) throw new Error('The line broke');
    return Shown;
  });
  return { Part, requested: () => requested };
}

function open(Part: ReturnType<typeof partFailing>['Part']) {
  let closed = 0;
  render(createElement(Part, { onClose: () => (closed += 1) }));
  return () => closed;
}

afterEach(cleanup);

describe('what comes on demand', () => {
  it('is not fetched before it is shown, and once', async () => {
    const { Part, requested } = partFailing(0);
    expect(requested()).toBe(0);
    open(Part);
    open(Part);
    await waitFor(() => expect(screen.getAllByText('It is open')).toHaveLength(2));
    expect(requested()).toBe(1);
  });

  it('is there at once when it was fetched before', async () => {
    const { Part } = partFailing(0);
    await Part.preload();
    open(Part);
    expect(screen.getByText('It is open')).toBeDefined();
  });

  it('is asked for once more when it does not come', async () => {
    const { Part } = partFailing(1);
    const closed = open(Part);
    expect(await screen.findByText('It is open')).toBeDefined();
    expect(closed()).toBe(0);
  });

  it('is closed when it cannot be fetched, and fetched again the next time', async () => {
    const { Part } = partFailing(2);
    const closed = open(Part);
    await waitFor(() => expect(closed()).toBe(1));
    cleanup();
    open(Part);
    expect(await screen.findByText('It is open')).toBeDefined();
  });
});
