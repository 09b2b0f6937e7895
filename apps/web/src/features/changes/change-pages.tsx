/** Contact and nominees of a folio: what is registered in it, changed with the investor's codes. */
import { Page as Contact } from './contact-page.tsx';
import { Page as Nominees } from './nominee-page.tsx';

export const changePages = { contact: Contact, nominees: Nominees } as const;
