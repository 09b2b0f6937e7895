import type { LoginType, Visitor } from '@hub/domain';
import type { PlatformKind } from '../../platform/port.ts';
import { isProfile, type Profile } from '../storage/profile.ts';
import type { SecureStore } from '../storage/secure-store.ts';
import type { StorageKey, StoredSessionKey, StoredValues } from '../storage/stored-values.ts';
import { createStore, type ReadableStore, type Store } from '../store/store.ts';
import type { Leaving, TabChannel } from './tab-channel.ts';

export const tokenKinds = ['plexToken', 'hubAccessToken', 'hubRefreshToken', 'crmToken'] as const;
type TokenKind = (typeof tokenKinds)[number];

/** Under which name the token of each service is kept. */
export const tokenNames = { hub: 'hubAccessToken', plex: 'plexToken', crm: 'crmToken' } as const;

interface SessionSnapshot {
  readonly profile: Profile | null;
  readonly loggedIn: boolean;
  /** Set by a login in this run of the app; a native app that starts again has lost it (Spec §4). */
  readonly loginSucceeded: boolean;
  readonly loginType: number | null;
  readonly preLoginTransaction: boolean;
  readonly zeroAum: boolean | null;
}

/** The reply of validateSendOtp, as far as the session needs it. */
export interface LoginResult {
  readonly token: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  readonly sessionKey: string;
  readonly profile: Profile;
  readonly deviceToken?: string | undefined;
}

export interface SessionStore extends ReadableStore<SessionSnapshot> {
  /** Reads what the device keeps; once at start, and again when another tab changed it. */
  load(): Promise<void>;
  login(result: LoginResult): Promise<void>;
  /** A login before a transaction: tokens and its flag are kept, the profile is not (Spec §6). */
  preLogin(result: LoginResult): Promise<void>;
  /** Newer details of whoever is signed in: name, picture, ARN status. Anybody else's are left aside. */
  setProfile(profile: Profile): Promise<void>;
  token(kind: TokenKind): string | null;
  setToken(kind: TokenKind, value: string | null): Promise<void>;
  /** The seal's key of this session; null before login, when the configured key is used. */
  sessionKey(): StoredSessionKey | null;
  /** Chosen before, and in place of, a login (`loginTypes` of `@hub/domain`). A login takes its place. */
  setLoginType(type: LoginType | null): Promise<void>;
  /** Whether the ARN has no assets; null when it has, or nothing is known. */
  setZeroAum(zero: true | null): Promise<void>;
  /**
   * Profile, tokens, session key and zero-AUM go, the logged-in flag becomes false (Spec §4), and so does the
   * pre-login flag, whose session is over as well. The login type goes too. Drafts stay. Other tabs are told why.
   */
  clear(leaving?: Leaving): Promise<void>;
}

/** What lives as long as this run of the app: the browser's sessionStorage. */
export type RunStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SessionStoreDeps {
  readonly storage: SecureStore;
  readonly run: RunStorage;
  readonly tabs?: TabChannel;
  /** Another tab left the session; `arn` is who was signed in here until then. */
  readonly onLeftElsewhere?: (leaving: Leaving, arn: string | null) => unknown;
  /** A remote change could not be read back. */
  readonly onError?: (error: unknown) => void;
}

const LOGIN_SUCCEEDED = 'hub.loginSucceeded';
const nobody: SessionSnapshot = {
  profile: null,
  loggedIn: false,
  loginSucceeded: false,
  loginType: null,
  preLoginTransaction: false,
  zeroAum: null,
};

/** Removed in this order: a tab that reads meanwhile sees the session whole or gone. */
const storedLast = ['sessionKey', 'zeroAum', 'preLoginTransaction', 'loginType', 'profile'] as const;

/** As the server and the storage write them, field by field. */
const isEqual = (one: Profile, other: Profile): boolean => JSON.stringify(one) === JSON.stringify(other);

const patch = (store: Store<SessionSnapshot>, part: Partial<SessionSnapshot>) =>
  store.set({ ...store.getSnapshot(), ...part });

/** One change at a time: a tab that re-reads must not read between two writes of a login. */
function createTurns() {
  let queue: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  };
}

/** Changes what is stored, in its turn, and tells the other tabs; not when `work` says with false that nothing did. */
type Change = (work: () => Promise<unknown>, leaving?: Leaving) => Promise<void>;

type Hold = (
  key: StoredSessionKey | null,
  tokens?: readonly (readonly [TokenKind, string | null | undefined])[],
) => void;

const put = <K extends StorageKey>(storage: SecureStore, key: K, value: StoredValues[K] | null) =>
  value === null ? storage.remove(key) : storage.write(key, value);

const readStored = ({ read }: SecureStore) =>
  Promise.all([
    read('profile', isProfile),
    read('loggedIn'),
    read('loginType'),
    read('preLoginTransaction'),
    read('zeroAum'),
    read('sessionKey'),
    ...tokenKinds.map((kind) => read(kind)),
  ]);

function logins(
  storage: SecureStore,
  run: RunStorage,
  store: Store<SessionSnapshot>,
  change: Change,
  hold: Hold,
): Pick<SessionStore, 'login' | 'preLogin'> {
  async function saveTokens({ token, refreshToken, ...result }: LoginResult): Promise<void> {
    const key = { id: result.sessionId, key: result.sessionKey };
    await storage.remove('plexToken', 'crmToken', 'zeroAum');
    await storage.write('sessionKey', key);
    await storage.write('hubAccessToken', token);
    await storage.write('hubRefreshToken', refreshToken);
    hold(key, [
      ['hubAccessToken', token],
      ['hubRefreshToken', refreshToken],
    ]);
  }
  return {
    login: (result) =>
      change(async () => {
        const { profile } = result;
        await saveTokens(result);
        await storage.write('loggedIn', true);
        await storage.remove('preLoginTransaction', 'loginType');
        await storage.write('profile', profile);
        run.setItem(LOGIN_SUCCEEDED, 'true');
        store.set({ ...nobody, profile, loggedIn: true, loginSucceeded: true });
      }),
    preLogin: (result) =>
      change(async () => {
        await storage.remove('profile', 'loginType');
        await saveTokens(result);
        await storage.write('preLoginTransaction', true);
        patch(store, { profile: null, loginType: null, preLoginTransaction: true, zeroAum: null });
      }),
  };
}

/** What is learned of a session while it lasts. */
const details = (
  storage: SecureStore,
  store: Store<SessionSnapshot>,
  change: Change,
): Pick<SessionStore, 'setProfile' | 'setLoginType' | 'setZeroAum'> => ({
  setProfile: (profile) =>
    change(async () => {
      const existing = store.getSnapshot().profile;
      if (existing?.arnNo !== profile.arnNo || isEqual(existing, profile)) return false;
      await storage.write('profile', profile);
      // Another tab may have left the session meanwhile: what it removed must not come back.
      if ((await storage.read('hubRefreshToken')) === null) await storage.remove('profile');
      else patch(store, { profile });
    }),
  setLoginType: (loginType) =>
    change(async () => {
      await put(storage, 'loginType', loginType);
      patch(store, { loginType });
    }),
  setZeroAum: async (zeroAum) => {
    const existing = store.getSnapshot();
    // The answer may come when its user has left.
    if (existing.profile === null || existing.zeroAum === zeroAum) return;
    return change(async () => {
      await put(storage, 'zeroAum', zeroAum);
      patch(store, { zeroAum });
    });
  },
});

export function createSessionStore(deps: SessionStoreDeps): SessionStore {
  const { storage, run, tabs, onLeftElsewhere, onError } = deps;
  const store = createStore<SessionSnapshot>(nobody);
  const tokens = new Map<TokenKind, string>();
  let sessionKey: StoredSessionKey | null = null;
  const inTurn = createTurns();
  const change: Change = (work, leaving) =>
    inTurn(async () => {
      if ((await work()) !== false) tabs?.announce(leaving);
    });
  const hold: Hold = (key, held = []) => {
    tokens.clear();
    for (const [kind, token] of held) if (token) tokens.set(kind, token);
    sessionKey = key;
  };

  async function readAll(): Promise<void> {
    const [profile, loggedIn, loginType, preLogin, zeroAum, key, ...stored] = await readStored(storage);
    const held = tokenKinds.map((kind, at) => [kind, stored[at]] as const);
    hold(key, held);
    store.set({
      profile,
      loggedIn: loggedIn ?? false,
      loginSucceeded: run.getItem(LOGIN_SUCCEEDED) === 'true',
      loginType,
      preLoginTransaction: preLogin ?? false,
      zeroAum,
    });
  }
  async function follow(leaving: Leaving | null): Promise<void> {
    const arn = store.getSnapshot().profile?.arnNo ?? null;
    await inTurn(async () => {
      await readAll();
      if (leaving === null || tokens.has('hubRefreshToken')) return;
      // What this tab was just writing may have come after the other had removed it.
      await storage.remove('profile');
      patch(store, { profile: null });
    });
    if (leaving !== null && store.getSnapshot().profile === null) await onLeftElsewhere?.(leaving, arn);
  }
  tabs?.onAnnounced((leaving) => {
    follow(leaving).catch((error: unknown) => onError?.(error));
  });

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load: () => inTurn(readAll),
    token: (kind) => tokens.get(kind) ?? null,
    sessionKey: () => sessionKey,
    ...logins(storage, run, store, change, hold),
    ...details(storage, store, change),
    setToken(kind, value) {
      // In memory at once: a call that starts now must not send the token just removed.
      if (value === null) tokens.delete(kind);
      else tokens.set(kind, value);
      return change(() => put(storage, kind, value));
    },
    clear(leaving) {
      hold(null);
      return change(async () => {
        hold(null);
        run.removeItem(LOGIN_SUCCEEDED);
        store.set(nobody);
        await storage.write('loggedIn', false);
        await storage.remove(...tokenKinds, ...storedLast);
      }, leaving);
    },
  };
}

/** The session as the access rules of `@hub/domain` want it. */
export function visitorOf(session: SessionSnapshot, platform: PlatformKind): Visitor {
  const { profile, loginType, preLoginTransaction, loginSucceeded } = session;
  return {
    profile: profile && {
      type: profile.type,
      arn: profile.arnNo,
      isEmployee: profile.isEmployeeLogin,
      internalTeam: profile.isInternalTeam,
    },
    loginType,
    preLoginTransaction,
    platform,
    loginSucceeded,
  };
}
