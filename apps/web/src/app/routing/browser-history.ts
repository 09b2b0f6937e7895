import { browserAddress } from '@hub/contract';
import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router';
import { openAddress } from '../../lib/navigation/open-address.ts';

function openLocation(): HistoryLocation {
  const { pathname, search, hash } = new URL(openAddress(), window.location.origin);
  // The history has put its own state there before it asks.
  return { href: pathname + search + hash, pathname, search, hash, state: window.history.state };
}

/** The browser's history, in which what somebody searches by is never sent to a server. */
export function browserHistory(): RouterHistory {
  // An address from elsewhere, such as an old bookmark, was sent once and is not sent again.
  const address = browserAddress(openAddress());
  const { pathname, search, hash } = window.location;
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', address);
  return createBrowserHistory({ parseLocation: openLocation, createHref: browserAddress });
}
