/** The app's one worker: it shows pushes and keeps the start of the app. Only for the web; a native shell has its files. */
export const startWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js');
