import pg from 'pg';
import type { ChannelListener, Listening } from '../database.ts';

const firstPauseMs = 250;
const longestPauseMs = 30_000;
const answerWithinMs = 10_000;
/** A connection that a firewall forgot looks like one on which nothing happens: it is asked this often. */
const checkEveryMs = 25_000;

/**
 * A connection that does nothing but LISTEN. What is said while it is gone is lost, so its listener learns of every
 * gap; it is made again after pauses that grow.
 */
export function listenOnPostgres(url: string, channel: string, listener: ChannelListener): Listening {
  let isOver = false;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let connection: Promise<void> | undefined;
  let end: (() => Promise<void>) | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'hub-listen',
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    let isLost = false;
    const close = () => client.end().catch(() => {});
    const lost = () => {
      if (isLost) return;
      isLost = true;
      clearTimeout(timer);
      void close();
      if (isOver) return;
      listener.down();
      timer = setTimeout(start, pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    };
    const request = () => {
      timer = setTimeout(() => client.query('select 1').then(request, lost), checkEveryMs);
    };
    end = close;
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => listener.notified(payload ?? ''));
    try {
      await client.connect();
      await client.query(`set role hub_app; listen ${channel}`);
    } catch {
      lost();
      return;
    }
    if (isOver || isLost) return;
    pauseMs = firstPauseMs;
    listener.up();
    request();
  }

  function start(): void {
    connection = connect();
  }

  start();
  return {
    async close() {
      isOver = true;
      clearTimeout(timer);
      await connection;
      await end?.();
    },
  };
}
