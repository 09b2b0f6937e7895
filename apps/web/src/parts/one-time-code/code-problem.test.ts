import { texts } from '@hub/contract';
import { codeTexts } from '@hub/contract/session/code-texts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api.ts';
import { codeProblem } from './code-problem.ts';

const failure = (status: number, message: string, fields = {}) =>
  new ApiError(message, { status, call: 'session.validateSendOtp', fields });

describe('a code that did not open the door', () => {
  it('was wrong', () => {
    const { wrong } = codeTexts;
    expect(codeProblem(failure(422, wrong))).toEqual({ kind: 'wrong', text: wrong });
    const { invalidFields } = texts.call;
    const problem = codeProblem(failure(400, invalidFields, { otp: texts.field.otp }));
    expect(problem).toEqual({ kind: 'wrong', text: texts.field.otp });
  });

  it.each([
    [422, codeTexts.expired],
    [422, codeTexts.tooManyTries],
    [429, codeTexts.locked],
  ])('can never be right after %s "%s"', (status, text) => {
    expect(codeProblem(failure(status, text))).toEqual({ kind: 'over', text });
  });

  it.each([0, 429, 500, 501, 503])('was not judged when the server answers %s', (status) => {
    expect(codeProblem(failure(status, 'whatever')).kind).toBe('unheard');
  });

  it('was not judged when anything else broke', () => {
    expect(codeProblem(new TypeError('broken'))).toEqual({ kind: 'unheard', text: texts.call.failed });
  });
});
