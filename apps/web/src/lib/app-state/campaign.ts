import type { SecureStore } from '../storage/secure-store.ts';

export interface Campaign {
  /** Keeps the utm_* parameters of the URLs, the last one's first; without any, what was stored stays. */
  capture(...urls: string[]): Promise<void>;
  read(): Promise<Readonly<Record<string, string>>>;
}

/** The campaign parameters of a URL's query (Spec §3); keys in lower case, as the user log takes them. */
export function campaignOf(url: string): Record<string, string> {
  const found: Record<string, string> = {};
  const query = URL.parse(url, 'https://app.invalid')?.searchParams ?? new URLSearchParams();
  for (const [key, value] of query) {
    const name = key.toLowerCase();
    if (/^utm_[a-z_]{1,40}$/.test(name) && value !== '') found[name] = value.slice(0, 200);
  }
  return found;
}

export function createCampaign(storage: SecureStore): Campaign {
  return {
    async capture(...urls) {
      const found = Object.assign({}, ...urls.map(campaignOf));
      if (Object.keys(found).length > 0) await storage.write('campaign', found);
    },
    read: async () => (await storage.read('campaign')) ?? {},
  };
}
