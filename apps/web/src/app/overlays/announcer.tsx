import { brand } from 'virtual:brand';
import { type RouteId, routes } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { inPageLanguage } from '../page/page-words.ts';

const titleOf = (route: RouteId | 'not-found' | null): string =>
  route === null ? '' : route === 'not-found' ? 'Page not found' : routes[route].title;

/**
 * After a navigation: the document's title, the focus on the page's heading, or on the field it asks for first, and a word to screen readers.
 * The first page only gets its title: the browser announces it itself.
 */
export function Announcer({ route }: { route: RouteId | 'not-found' | null }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [said, setSaid] = useState('');
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (route === null) return;
    const title = inPageLanguage(titleOf(route));
    document.documentElement.lang = inPageLanguage('en-IN');
    document.title = `${title} · ${brand.productName}`;
    const key = `${route} ${pathname}`;
    if (before.current !== null && before.current !== key) {
      const first = document.querySelector<HTMLElement>('#main [data-first-focus] input');
      (first ?? document.querySelector<HTMLElement>('#main h1'))?.focus({ preventScroll: true });
      setSaid(title);
    }
    before.current = key;
  }, [route, pathname]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {said}
    </div>
  );
}
