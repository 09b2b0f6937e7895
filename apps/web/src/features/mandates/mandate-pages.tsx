/** The list and the form: whoever opens one goes to the other. */
import { Page as Form } from './form-page.tsx';
import { Page as List } from './list-page.tsx';

export const mandatePages = { list: List, form: Form } as const;
