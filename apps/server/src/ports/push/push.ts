export type PushPlatform = 'web' | 'android' | 'ios';

export interface PushTarget {
  readonly platform: PushPlatform;
  /** As `accepts` answered it. */
  readonly token: string;
}

/** No name, amount or number of anybody: see `pushContent`. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path inside the app, sent as `smtDeeplink` (Spec §2). */
  readonly link: string;
  /** One of the same topic takes the place of one that was not looked at. */
  readonly topic: string;
}

/**
 * `gone`: there is no such device any more, its token is to be forgotten. `refused`: this message never goes.
 * `later`: the service is busy or cannot be reached.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

export interface PushService {
  send(token: string, message: PushMessage): Promise<PushOutcome>;
}

export interface Push {
  /** Where a push can go. */
  readonly platforms: readonly PushPlatform[];
  /** What a browser subscribes with; null where there is no web push. */
  readonly webKey: string | null;
  /** The token in the one form it is kept in; null for what no push service of ours gave out. */
  accepts(target: PushTarget): string | null;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
  close(): void;
}

/** A push that nobody took by then is of no use. */
export const pushLifeSeconds = 24 * 3600;
