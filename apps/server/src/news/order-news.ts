import { texts } from '@hub/contract';
import { limited, Refusal } from '../calls/refusal/refusal.ts';
import { contentNews, ordersChannel } from '../db/channels.ts';
import type { Database, Listening } from '../db/database.ts';
import type { EventListener } from './events-reply.ts';

interface Follower extends EventListener {
  readonly arn: string;
  readonly sessionId: string;
}

export interface OrderNews {
  /** Hears of every change of this distributor's orders, whichever process made it. The answer stops it. */
  follow(follower: Follower): Promise<() => void>;
  endSession(arn: string, sessionId: string): void;
  /** How many follow. */
  count(): number;
  /** Ends all, and lets no other begin. */
  close(): Promise<void>;
}

interface NewsBounds {
  /** A tab follows while it is seen: nobody looks at many at once. */
  readonly perSession: number;
  readonly perProcess: number;
}

const usual: NewsBounds = { perSession: 4, perProcess: 5000 };
const retryAfterSeconds = 60;

const unavailable = () => new Refusal('unavailable', texts.call.failed, { retryAfterSeconds: 5 });

/** Who follows, by ARN. */
function createFollowers() {
  const byArn = new Map<string, Set<Follower>>();
  let all = 0;
  function remove(follower: Follower): void {
    const those = byArn.get(follower.arn);
    if (!those?.delete(follower)) return;
    all -= 1;
    if (those.size === 0) byArn.delete(follower.arn);
  }
  function end(followers: readonly Follower[]): void {
    for (const follower of followers) {
      remove(follower);
      follower.ended();
    }
  }
  return {
    of: (arn: string): readonly Follower[] => [...(byArn.get(arn) ?? [])],
    /** The answer takes it away again. */
    add(follower: Follower): () => void {
      const those = byArn.get(follower.arn) ?? new Set();
      byArn.set(follower.arn, those.add(follower));
      all += 1;
      return () => remove(follower);
    },
    end,
    endAll: () => end([...byArn.values()].flatMap((those) => [...those])),
    count: () => all,
  };
}

/**
 * One listener for all streams of this process, from the first of them on. While it hears nothing there is no stream:
 * those that follow are ended and new ones refused, and screens poll.
 */
export function createOrderNews(
  db: Pick<Database, 'listen'>,
  { perSession, perProcess }: NewsBounds = usual,
): OrderNews {
  const followers = createFollowers();
  let isOver = false;
  let isUp = false;
  let listening: Listening | undefined;
  let waiting: PromiseWithResolvers<void> | null = null;

  const settle = (isHeard: boolean) => {
    isUp = isHeard;
    const { resolve, reject } = waiting ?? {};
    waiting = null;
    if (isHeard) resolve?.();
    else reject?.(unavailable());
  };

  /** Until the channel is heard. Whoever comes in a gap is refused at once, those before its first try wait for it. */
  async function hearing(): Promise<void> {
    if (isUp) return;
    if (listening !== undefined && waiting === null) throw unavailable();
    waiting ??= Promise.withResolvers<void>();
    const { promise } = waiting;
    listening ??= db.listen(ordersChannel, {
      notified(payload) {
        const isContent = payload.endsWith(contentNews.suffix);
        const arn = isContent ? payload.slice(0, -contentNews.suffix.length) : payload;
        for (const { heard } of followers.of(arn)) heard(isContent ? 'content' : 'orders');
      },
      up: () => settle(true),
      down() {
        settle(false);
        followers.endAll();
      },
    });
    await promise;
  }

  function checkRoom({ arn, sessionId }: Follower): void {
    if (isOver || followers.count() >= perProcess) throw unavailable();
    const own = followers.of(arn).filter((other) => other.sessionId === sessionId);
    if (own.length >= perSession) throw limited(retryAfterSeconds);
  }

  return {
    async follow(follower) {
      checkRoom(follower);
      await hearing();
      // Others may have come while this one waited.
      checkRoom(follower);
      return followers.add(follower);
    },
    endSession(arn, sessionId) {
      followers.end(followers.of(arn).filter((follower) => follower.sessionId === sessionId));
    },
    count: followers.count,
    async close() {
      isOver = true;
      followers.endAll();
      settle(false);
      await listening?.close();
    },
  };
}
