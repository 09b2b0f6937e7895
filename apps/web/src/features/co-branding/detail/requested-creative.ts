import type { ContentDetails, ShownFields } from '@hub/contract/calls/co-branding/co-branding';
import type { RequestedCreative } from '../piece/queries.ts';

type Choices = {
  readonly language: string;
  readonly displayName: string;
  readonly shown: ShownFields;
};

const fields = ['logo', 'picture', 'phone', 'email', 'city'] as const satisfies (keyof ShownFields)[];
export type ShownField = (typeof fields)[number];

/** What can be switched on or off on this piece. */
export const switchable = ({ places }: ContentDetails): readonly ShownField[] =>
  fields.filter((field) => places.includes(field));

/** Everything that the profile has, in the first language. */
export function firstChoices(piece: ContentDetails): Choices {
  const { languages, distributor } = piece;
  const offered = switchable(piece);
  const isShown = (field: ShownField) => offered.includes(field) && distributor[field] !== null;
  return {
    language: languages[0] ?? 'en',
    displayName: distributor.name,
    shown: {
      logo: isShown('logo'),
      picture: isShown('picture') && !isShown('logo'),
      phone: isShown('phone'),
      email: isShown('email'),
      city: isShown('city'),
    },
  };
}

/** A draft may name what the profile has lost since, a name too; that is not asked for. */
export function requestedOf(
  piece: ContentDetails,
  { language, displayName, shown }: Choices,
): RequestedCreative {
  const { languages, distributor } = piece;
  const has = (field: ShownField) => shown[field] && distributor[field] !== null;
  return {
    id: piece.id,
    language: languages.includes(language) ? language : (languages[0] ?? 'en'),
    ...(distributor.names.includes(displayName) && { displayName }),
    shown: {
      logo: has('logo'),
      picture: has('picture'),
      phone: has('phone'),
      email: has('email'),
      city: has('city'),
    },
  };
}
