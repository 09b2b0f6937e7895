/** The demo users, one for each kind of visitor the spec tells apart. */
export const people = {
  ifa: { arn: 'ARN-100001', name: 'Meera Nair' },
  otherIfa: { arn: 'ARN-100002', name: 'Imran Shaikh' },
  nonIfa: { arn: 'ARN-100003', name: 'Kavita Rao' },
  employee: { arn: 'ARN-100004', name: 'Rohan Desai' },
  internal: { arn: 'ARN-900001', name: 'Internal Team One' },
} as const;

export type Person = keyof typeof people;

/** Also those whose ARN is not in order. */
export const everyone = {
  ...people,
  expired: { arn: 'ARN-100005', name: 'Lakshmi Venkatesan' },
  suspended: { arn: 'ARN-100006', name: 'Devendra Rathore' },
  notEmpanelled: { arn: 'ARN-100007', name: 'Farah Siddiqui' },
} as const;

export type Anyone = keyof typeof everyone;
