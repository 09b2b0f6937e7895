import type { EventName } from '@hub/contract';

export interface EventListener {
  heard(name: EventName): void;
  /** There is nothing more to come on this stream: whoever reads it opens another. */
  ended(): void;
}

/** What a call with the reply form `events` answers. */
export interface EventsReply {
  /** From when it resolves nothing is missed. The answer stops it. A refusal when it cannot be. */
  follow(listener: EventListener): Promise<() => void>;
}
