// Runs before the first paint; everything else waits for the app.
function fetchArea() {
  const files = document.querySelector('meta[name="hub-area"]')?.getAttribute('content') ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (!file.endsWith('.js')) link.as = file.endsWith('.css') ? 'style' : 'font';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

// Comes once and early. Kept for the profile, which offers it; the browser's own banner would stand over any page.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.hubInstallOffer = event;
});

(() => {
  const root = document.documentElement;
  let wish = null;
  try {
    wish = localStorage.getItem('hub.colourScheme');
    // A returning distributor goes on to the dashboard: the prerendered landing page must not flash by.
    const isKnown = localStorage.getItem('hub.profile') !== null;
    if (location.pathname === '/' && isKnown) root.dataset.returning = '';
    // Who starts on the dashboard needs its files at once, not when the first ones have asked for them.
    if (location.pathname === '/distributor/dashboard' && isKnown) fetchArea();
  } catch {
    // A browser that refuses storage gets the device's scheme.
  }
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-colour-scheme', dark ? 'dark' : 'light');
})();
