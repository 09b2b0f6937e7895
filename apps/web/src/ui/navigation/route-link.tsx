import { browserAddress } from '@hub/contract';
import type { RouteId } from '@hub/domain';
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { hrefTo, NavigationContext } from './navigation.ts';

/** The screens whose address needs no parameter. */
export type PlainRoute = {
  [Id in RouteId]: Parameters<typeof hrefTo<Id>> extends [Id] ? Id : never;
}[RouteId];

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;
export type RouteLinkProps = AnchorProps & ({ to: PlainRoute; href?: never } | { to?: never; href: string });

/** A click the browser should handle itself: new tab, new window, download. */
export const isModified = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A real link to a screen: it works in a new tab and before the app has started. */
export function RouteLink({ to, href, onClick, onFocus, onPointerEnter, ...anchor }: RouteLinkProps) {
  const navigation = useContext(NavigationContext);
  const address = to ? hrefTo(to as 'landing') : href;
  const preload = () => navigation?.preload(address);
  return (
    <a
      {...anchor}
      href={browserAddress(address)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!navigation || event.defaultPrevented || isModified(event)) return;
        event.preventDefault();
        navigation.go(address);
      }}
    />
  );
}
