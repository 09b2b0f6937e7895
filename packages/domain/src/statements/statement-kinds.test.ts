import { expect, it } from 'vitest';
import { statementKinds } from './statement-kinds.ts';

it('a statement is of the account or of capital gain [S4-11]', () => {
  expect(statementKinds).toEqual(['account', 'capitalgain']);
});
