/**
 * A reply that stays open (server-sent events). An event has a name and no data: whoever hears it asks for what it
 * shows, with calls that check who is asking. So there is nothing to seal. What begins with a colon is no event; it
 * shows that the connection works.
 */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** What changed. */
export type EventName = 'orders' | 'content';

/** How often something is sent where nothing happens: proxies and phones drop what is silent for a minute. */
export const HEARTBEAT_MS = 25_000;
export const HEARTBEAT = ':\n\n';

export const eventText = (name: EventName): string => `event: ${name}\ndata:\n\n`;

/** Longer than any line of ours: what is longer never was one. */
const LONGEST_LINE = 100;

/** Reads the stream part by part; answers the names of the events that are whole with it. */
export function eventReader(): (part: Uint8Array) => string[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (part) => {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    return lines.flatMap((line) => (line.startsWith('event: ') ? [line.slice(7)] : []));
  };
}
