import { describe, expect, it } from 'vitest';
import { historyFilter, historyState, pendingFilter, pendingState } from './record-list-state.ts';

describe('what the history asks for', () => {
  it('opens on all [S3-30]', () => {
    expect(historyState.read('')).toMatchObject({ status: 'all', words: '', kind: null, order: null });
    expect(historyFilter(historyState.read(''))).toEqual({ status: 'all' });
  });

  it('takes the filters of the spec from its address and no others [S4-05]', () => {
    const requested = [
      'all',
      'Pending for confirmation',
      'CONFIRMED',
      'Link Expired',
      'REJECTED',
      'confirmed',
    ].map((status) => historyState.read(`?${new URLSearchParams({ status })}`).status);
    expect(requested).toEqual(['all', 'Pending for confirmation', 'CONFIRMED', 'Link Expired', 'all', 'all']);
  });

  it('names kind, dates, words and one investor', () => {
    const investor = '0b6f7c1e-5f0a-4a43-9e3c-0d8c6f9f2a11';
    const query = `?status=CONFIRMED&q=latha&kind=redeem&from=2026-11-01&to=2026-11-15&investor=${investor}`;
    expect(historyFilter(historyState.read(query))).toEqual({
      status: 'CONFIRMED',
      words: 'latha',
      kind: 'redeem',
      from: '2026-11-01',
      to: '2026-11-15',
      investorId: investor,
    });
  });

  it.each(['2026-02-30', '2026-13-01', 'yesterday', '२०२६-११-०१'])(
    'asks for nothing with the day %s',
    (day) => {
      expect(historyFilter(historyState.read(`?${new URLSearchParams({ from: day, to: day })}`))).toEqual({
        status: 'all',
      });
    },
  );

  it.each(['H0', 'h0123456789a', 'H0123456789U', '<script>'])('opens no order %s', (order) => {
    expect(historyState.read(`?${new URLSearchParams({ order })}`).order).toBeNull();
  });
});

describe('what the pending page asks for', () => {
  it('opens on what waits for confirmation, of type POSTLOGIN [S4-09]', () => {
    expect(pendingFilter(pendingState.read(''))).toEqual({
      status: 'Pending for confirmation',
      type: 'POSTLOGIN',
    });
  });

  it('knows PENDING and CLOSED [S4-07]', () => {
    expect(pendingFilter(pendingState.read('?status=CLOSED'))).toEqual({
      recordStatus: 'CLOSED',
      type: 'POSTLOGIN',
    });
    expect(pendingState.read('?status=OPEN').recordStatus).toBe('PENDING');
  });
});
