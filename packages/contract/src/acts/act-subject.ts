/** What an act or a note is about: kind and id, as `arn:ARN-100001`. Its kind says who reads its trail. */
type SubjectKind =
  | 'app'
  | 'arn'
  | 'callback'
  | 'content'
  | 'file'
  | 'import'
  | 'line'
  | 'list'
  | 'notice'
  | 'order'
  | 'piece'
  | 'query'
  | 'rate-card'
  | 'testimonial';

export const subjectOf = (kind: SubjectKind, id: string): string => `${kind}:${id}`;
