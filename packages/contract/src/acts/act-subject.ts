/** What an act or a note is about: kind and id, as `arn:ARN-100001`. Its kind says who reads its trail. */
type SubjectKind =
  | 'app'
  | 'arn'
  | 'banner'
  | 'callback'
  | 'content'
  | 'file'
  | 'holiday'
  | 'import'
  | 'invoice'
  | 'line'
  | 'list'
  | 'notice'
  | 'order'
  | 'orders'
  | 'piece'
  | 'query'
  | 'rate-card'
  | 'register'
  | 'rm'
  | 'scheme'
  | 'testimonial';

export const subjectOf = (kind: SubjectKind, id: string): string => `${kind}:${id}`;
