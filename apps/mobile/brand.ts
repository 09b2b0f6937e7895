import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a shell needs of the brand's file; the web app checks the whole of it. */
interface BrandFacts {
  readonly slug: string;
  readonly productName: string;
  readonly logo: { readonly mark: string };
  /** The scale goes from light to dark. */
  readonly colours: { readonly primary: string; readonly scale: readonly string[] };
  readonly apps: {
    readonly android: { readonly packageName: string } | null;
    readonly ios: { readonly teamId: string; readonly bundleId: string } | null;
  };
  /** Whose https links open the app. */
  readonly deepLinkHosts: readonly string[];
  readonly versions: { readonly android: string; readonly ios: string };
}

export interface ShellBrand {
  readonly brand: BrandFacts;
  /** The application ids, which the association files of the server name as well. */
  readonly appId: { readonly android: string; readonly ios: string };
  /** Who signs the iOS app; null leaves it to the one who builds. */
  readonly teamId: string | null;
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
  const unnamed = `example.${brand.slug.replaceAll('-', '')}.partner`;
  return {
    brand,
    appId: {
      android: brand.apps.android?.packageName ?? unnamed,
      ios: brand.apps.ios?.bundleId ?? unnamed,
    },
    teamId: brand.apps.ios?.teamId ?? null,
    scheme: brand.slug,
    mark: join(dirname(file), brand.logo.mark),
  };
}
