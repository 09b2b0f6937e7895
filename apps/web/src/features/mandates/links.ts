import { href } from '@hub/contract';

interface FormStart {
  readonly investor: string;
  readonly folio: string;
  /** The rejected mandate that is repaired. */
  readonly repairs?: string;
}

export const mandateFormHref = ({ investor, folio, repairs }: FormStart): string =>
  `${href('mandates/form')}?${new URLSearchParams({ investor, folio, ...(repairs && { repairs }) })}`;

export function readRepairs(queryString: string): string | null {
  const id = new URLSearchParams(queryString).get('repairs');
  return id !== null && /^[A-Z0-9]{4,20}$/.test(id) ? id : null;
}
