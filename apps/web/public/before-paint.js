// Runs before the first paint; everything else waits for the app.
(() => {
  const root = document.documentElement;
  let wish = null;
  try {
    wish = localStorage.getItem('hub.colourScheme');
    // A returning distributor goes on to the dashboard: the prerendered landing page must not flash by.
    if (location.pathname === '/' && localStorage.getItem('hub.profile')) root.dataset.returning = '';
  } catch {
    // A browser that refuses storage gets the device's scheme.
  }
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
