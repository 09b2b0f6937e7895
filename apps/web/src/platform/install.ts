/** The browser's own offer to install the app, which `public/before-paint.js` keeps. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    hubInstallOffer?: InstallOffer | undefined;
  }
}

/** `by-hand`: an iPhone or iPad, whose browser makes no offer but has an entry for it. */
type InstallState = 'offered' | 'by-hand' | 'not-offered';

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export function installState(): InstallState {
  if (isInstalled()) return 'not-offered';
  if (window.hubInstallOffer) return 'offered';
  return 'standalone' in navigator ? 'by-hand' : 'not-offered';
}

export function onInstallState(listener: () => void): () => void {
  const names = ['beforeinstallprompt', 'appinstalled'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** An offer is good once; the browser makes another one when it sees fit. */
export async function install(): Promise<void> {
  const offer = window.hubInstallOffer;
  window.hubInstallOffer = undefined;
  await offer?.prompt();
}
