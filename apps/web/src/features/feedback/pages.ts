/** By itself, so that the list of what the page needs is not part of the app's start. */
export const loadPage = () => import('./feedback-page.tsx');
