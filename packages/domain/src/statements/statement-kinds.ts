/** Spec §4. */
export const statementKinds = ['account', 'capitalgain'] as const;
export type StatementKind = (typeof statementKinds)[number];
