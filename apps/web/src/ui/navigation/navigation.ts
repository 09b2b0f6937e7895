import { brand } from 'virtual:brand';
import { href, type RouteParams } from '@hub/contract';
import type { RouteId } from '@hub/domain';
import { createContext, useContext } from 'react';

interface GoOptions {
  /** Takes the current page's place in the history. */
  readonly replace?: boolean;
  /** A screen to go on to from there, kept with the history entry and not in the URL. */
  readonly returnTo?: string;
}

/** How screens move, without knowing the router. */
export interface AppNavigation {
  go(href: string, options?: GoOptions): void;
  /** Fetches the code of a screen the user is about to open. */
  preload(href: string): void;
  /** The back rule of Spec §4, not the browser's button. */
  back(): void;
}

/** Null while prerendering: links are then plain anchors. */
export const NavigationContext = createContext<AppNavigation | null>(null);

export function useNavigation(): AppNavigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('NavigationContext has no provider above this component');
  return navigation;
}

type Params<Id extends RouteId> = [keyof RouteParams<Id>] extends [never] ? [] : [params: RouteParams<Id>];

/** The URL of a screen under this build's brand. */
export function hrefTo<Id extends RouteId>(route: Id, ...[params]: Params<Id>): string {
  const build = href as (route: RouteId, params?: Record<string, string>, brandSlug?: string) => string;
  return build(route, params, brand.slug);
}
