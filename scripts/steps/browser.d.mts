/** The browser to drive, or null when Playwright finds its own. */
export function ensureBrowser(): Promise<string | null>;
