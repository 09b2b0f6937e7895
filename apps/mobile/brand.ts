import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a shell needs of the brand's file; the web app checks the whole of it. */
interface BrandFacts {
  readonly slug: string;
  readonly productName: string;
  readonly logo: { readonly mark: string };
  readonly colours: { readonly primary: string };
  readonly stores: { readonly android: { readonly id: string } | null };
  /** Whose https links open the app. */
  readonly deepLinkHosts: readonly string[];
  readonly versions: { readonly android: string; readonly ios: string };
}

export interface ShellBrand {
  readonly brand: BrandFacts;
  /** The application id in both stores. */
  readonly appId: string;
  /** Links of this scheme open the app: `aranya://distributor/nav`. */
  readonly scheme: string;
  /** The file of the brand's mark, from which icons and splash screens are drawn. */
  readonly mark: string;
}

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** The brand this shell is packed for: `HUB_BRAND` names a brand.json or its folder, from the repository's root. */
export function shellBrand(named = process.env.HUB_BRAND): ShellBrand {
  const path = resolve(repository, named || 'brands/aranya');
  const file = path.endsWith('.json') ? path : join(path, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as BrandFacts;
  return {
    brand,
    appId: brand.stores.android?.id ?? `example.${brand.slug.replaceAll('-', '')}.partner`,
    scheme: brand.slug,
    mark: join(dirname(file), brand.logo.mark),
  };
}
