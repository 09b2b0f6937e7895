import { useState } from 'react';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { ContactPage } from './contact-page.tsx';
import { NomineePage } from './nominee-page.tsx';

/** Contact and nominees of a folio: what is registered in it, changed with the investor's codes. */
export function Page() {
  const route = useCurrentRoute();
  const [shown, setShown] = useState(route);
  // On the way to another screen the page stays what it is.
  if ((route === 'nominee' || route === 'transact/contact') && route !== shown) setShown(route);
  return shown === 'nominee' ? <NomineePage /> : <ContactPage />;
}
