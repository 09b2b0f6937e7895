import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

describe('a QR code', () => {
  it('is black on white with a quiet border, and has a name', () => {
    render(<QrCode text="upi://pay?pa=aranya@hubbank&am=12500.00" label="Pay" />);
    const svg = screen.getByRole('img', { name: 'Pay' });
    const [, , size] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    // 21 modules and four more for each version, with four of border on each side.
    expect(((size ?? 0) - 8 - 21) % 4).toBe(0);
    const [ground, dark] = [...svg.querySelectorAll('path')];
    expect([ground?.getAttribute('fill'), dark?.getAttribute('fill')]).toEqual(['#fff', '#000']);
    const columns = [...(dark?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([4, (size ?? 0) - 5]);
  });
});
