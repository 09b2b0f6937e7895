import { describe, expect, it } from 'vitest';
import { eventReader, eventText, HEARTBEAT } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a stream of events', () => {
  it('is read wherever it is cut', () => {
    const all = HEARTBEAT + eventText('orders') + HEARTBEAT + eventText('orders');
    for (let at = 0; at <= all.length; at++) {
      const read = eventReader();
      expect([...read(bytes(all.slice(0, at))), ...read(bytes(all.slice(at)))]).toEqual(['orders', 'orders']);
    }
    const read = eventReader();
    expect([...all].flatMap((letter) => read(bytes(letter)))).toEqual(['orders', 'orders']);
  });

  it('has a data line in each event, or a browser would not show it to anybody', () => {
    expect(eventText('orders')).toBe('event: orders\ndata:\n\n');
  });

  it('of something else keeps no more than a line', () => {
    const read = eventReader();
    for (let n = 0; n < 100; n++) expect(read(bytes('x'.repeat(1000)))).toEqual([]);
    expect(read(bytes(`\n${eventText('orders')}`))).toEqual(['orders']);
  });
});
