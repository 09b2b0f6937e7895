import type { RouteId } from '@hub/domain';
import type { Profile } from './profile.ts';

/** The page "back" returns to, when it has saved data (Spec §4). */
export interface LastPage {
  /** Whose page it is. */
  readonly owner: string | null;
  readonly route: RouteId;
  /** Path and query. */
  readonly href: string;
  readonly hasSavedData: boolean;
}

/** What a transaction was begun with stands in its address (`ui/start-transaction.ts`). */
export type StoredTransaction = Pick<LastPage, 'owner' | 'route' | 'href'>;

export interface StoredSessionKey {
  readonly id: string;
  readonly key: string;
}

export interface StoredDraft {
  readonly savedAt: number;
  readonly value: unknown;
}

export interface StoredUrl {
  /** Path and query of one of our own screens. */
  readonly href: string;
  readonly at: number;
}

/** The right to one application for empanelment, given for a code. */
export interface StoredPass {
  readonly arn: string;
  readonly pass: string;
}

/** Everything the app keeps on the device, each value encrypted under its own key. */
export interface StoredValues {
  profile: Profile;
  /** The logged-in flag of Spec §4: false after a logout, absent before the first login. */
  loggedIn: boolean;
  /** The four tokens stand apart (Spec §3). */
  plexToken: string;
  hubAccessToken: string;
  hubRefreshToken: string;
  crmToken: string;
  sessionKey: StoredSessionKey;
  /** The ARN has no assets under management. */
  zeroAum: boolean;
  loginType: number;
  preLoginTransaction: boolean;
  campaign: Readonly<Record<string, string>>;
  clientIp: string;
  lastPage: LastPage;
  /** The transaction in progress. */
  transaction: StoredTransaction;
  drafts: Readonly<Record<string, StoredDraft>>;
  /** By ARN: where each was when their session ended. */
  urls: Readonly<Record<string, StoredUrl>>;
  /** By ARN: the screens last opened from the command palette, newest first. Screens only, never a client. */
  recentScreens: Readonly<Record<string, readonly string[]>>;
  /** By ARN: the kind of order last begun. */
  lastOrderKind: Readonly<Record<string, string>>;
  empanelment: StoredPass;
  /** Whether videos show captions. */
  captions: boolean;
}

export type StorageKey = keyof StoredValues;

/** Our values share the origin's storage with others: the prefix tells them apart. */
export const storedName = (key: StorageKey): string => `hub.${key}`;
