import { createDrafts } from '../../lib/drafts/drafts.ts';
import type { PageServices } from '../../lib/react.ts';
import { createOnline } from '../../lib/store/online.ts';
import { createToaster } from '../../lib/store/toaster.ts';
import type { StaffSession } from '../session/staff-session.ts';

const STORED_UNDER = 'hub.console.drafts';

/** Of this tab and gone with it: a login by the provider leaves the page and comes back, and nothing typed is lost. */
const tabStorage = {
  async read() {
    const stored = sessionStorage.getItem(STORED_UNDER);
    return stored === null ? null : JSON.parse(stored);
  },
  async write(_: 'drafts', value: object): Promise<void> {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify(value));
  },
};

const browserNetwork = {
  isOnline: () => navigator.onLine,
  onChange(listener: (online: boolean) => void) {
    const report = () => listener(navigator.onLine);
    for (const event of ['online', 'offline']) window.addEventListener(event, report);
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, report);
    };
  },
};

export const createPageServices = (session: StaffSession): PageServices => ({
  online: createOnline(browserNetwork),
  toaster: createToaster(),
  drafts: createDrafts(tabStorage, () => session.getSnapshot().staffId),
  backNavigation: { rememberHere: async () => {} },
  platform: { files: null },
});
