import { check } from '@hub/contract';
import { type OwnDetails, ownDetailsSchema } from '@hub/contract/calls/profile';

export type OwnField = keyof OwnDetails;
export type OwnErrors = Partial<Record<OwnField, string>>;

/** As the form shows them, from the top. */
export const ownFields = [
  'displayName',
  'businessName',
  'city',
  'languages',
  'about',
  'website',
  'alternateEmail',
] as const satisfies readonly OwnField[];

const isOwnField = (name: string): name is OwnField => (ownFields as readonly string[]).includes(name);

/**
 * Messages of the contract's check or of the server, at the field they belong to: `own.languages.2` is about the
 * languages. What belongs to no field of this form is left out.
 */
export function errorsAtFields(fields: Readonly<Record<string, string>>): OwnErrors {
  const errors: OwnErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = path.replace(/^own\./, '').split('.')[0] ?? '';
    if (isOwnField(name)) errors[name] ??= message;
  }
  return errors;
}

export type CheckedOwn =
  | { readonly ok: true; readonly value: OwnDetails }
  | { readonly ok: false; readonly errors: OwnErrors };

/** The same check the server makes, before anything is sent. */
export function checkOwn(values: OwnDetails): CheckedOwn {
  const checked = check(ownDetailsSchema, values);
  return checked.ok ? checked : { ok: false, errors: errorsAtFields(checked.fields) };
}

/** Whether nothing was changed, whatever the order of the fields. */
export const sameOwn = (one: OwnDetails, other: OwnDetails): boolean =>
  ownFields.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** What an older build may have kept is filled up with what is saved, and what is not a text is dropped. */
export function readDraft(draft: unknown, saved: OwnDetails): OwnDetails {
  if (typeof draft !== 'object' || draft === null) return saved;
  const kept = draft as Record<string, unknown>;
  const text = (name: Exclude<OwnField, 'languages'>) => {
    const value = kept[name];
    return typeof value === 'string' ? value : saved[name];
  };
  const { languages } = kept;
  const areTexts = Array.isArray(languages) && languages.every((one) => typeof one === 'string');
  return {
    displayName: text('displayName'),
    businessName: text('businessName'),
    about: text('about'),
    city: text('city'),
    languages: areTexts ? languages : saved.languages,
    website: text('website'),
    alternateEmail: text('alternateEmail'),
  };
}

/** A web address as people type it, as a link; only ever http or https (the contract's check). */
export const linkOf = (website: string): string =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`;
