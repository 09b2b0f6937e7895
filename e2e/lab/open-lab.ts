import type { Page } from '@playwright/test';
import type { LoginResult } from '../../apps/web/src/lib/session/session-store.ts';
import type { ToastStyle } from '../../apps/web/src/lib/store/toaster.ts';
import { type Backend, type BackendOptions, startBackend } from './backend.ts';
import { labFiles } from './build.ts';
import type { LabCallOptions, LabModal, Outcome } from './lab-api.ts';

export interface LabOptions extends Omit<BackendOptions, 'files'> {
  /** Starts with a session, as after a login. */
  readonly signedIn?: boolean;
}

export interface LabCall {
  readonly name: string;
  readonly input?: unknown;
}

export interface OpenedLab extends Pick<Backend, 'url' | 'requests' | 'stub'> {
  /** Sends a call of the contract by its name, through the app's own client. */
  call(name: string, input?: unknown, options?: LabCallOptions): Promise<Outcome>;
  /** Sends many at once; the outcomes stand in the order given. */
  callEach(calls: readonly LabCall[]): Promise<Outcome[]>;
  toast(style: ToastStyle, message: string): Promise<void>;
  openModal(modal: LabModal): Promise<void>;
  /** The buttons pressed in modals so far. */
  pressed(): Promise<readonly string[]>;
  showStrip(items: readonly string[]): Promise<void>;
  /** Where the services sent the user so far, by route id. */
  wentTo(): Promise<readonly string[]>;
  signIn(result?: Partial<LoginResult>): Promise<void>;
}

export const labTokens = { hub: 'hub-token', plex: 'plex-token', crm: 'crm-token' } as const;

const meera: LoginResult['profile'] = {
  type: 'IFA_USER',
  arnNo: 'ARN-100001',
  name: 'Meera Nair',
  profilePic: null,
  isEmployeeLogin: false,
  isInternalTeam: false,
  arnStatus: 'active',
  postLoginRedirection: null,
};

/**
 * Opens a page that holds the app's real client, storage, toasts, loader, dialogs and scroll strip, with a
 * backend the test writes. For what no screen of the app shows yet. It ends with the page's context.
 */
export async function openLab(page: Page, options: LabOptions = {}): Promise<OpenedLab> {
  const { signedIn = false, ...backendOptions } = options;
  const backend = await startBackend({ files: await labFiles(), ...backendOptions });
  page.context().on('close', () => backend.close());
  await page.goto(backend.url);
  await page.locator('html[data-lab=ready]').waitFor();

  const lab: OpenedLab = {
    url: backend.url,
    requests: backend.requests,
    stub: backend.stub,
    call: (name, input, callOptions) =>
      page.evaluate((args) => window.lab.call(...args), [name, input, callOptions] as const),
    callEach: (calls) =>
      page.evaluate(
        (given) => Promise.all(given.map(({ name, input }) => window.lab.call(name, input))),
        calls,
      ),
    toast: (style, message) => page.evaluate((args) => window.lab.toast(...args), [style, message] as const),
    openModal: (modal) => page.evaluate((given) => window.lab.openModal(given), modal),
    pressed: () => page.evaluate(() => window.lab.pressed),
    showStrip: (items) => page.evaluate((given) => window.lab.showStrip(given), items),
    wentTo: () => page.evaluate(() => window.lab.wentTo),
    signIn: (result = {}) =>
      page.evaluate((login) => window.lab.services.session.login(login), {
        token: labTokens.hub,
        refreshToken: 'refresh-token',
        sessionId: backend.sessionKey.id,
        sessionKey: backend.sessionKey.key,
        profile: meera,
        ...result,
      }),
  };
  if (signedIn) await lab.signIn();
  return lab;
}
