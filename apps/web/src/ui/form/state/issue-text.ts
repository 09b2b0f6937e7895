import { texts } from '@hub/contract';
import type { core } from 'zod/mini';

type Issue = core.$ZodRawIssue;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const formats: Readonly<Record<string, string>> = {
  email: texts.field.email,
  url: texts.field.url,
};

const atLeast = ({ origin, minimum, inclusive }: core.$ZodRawIssue<core.$ZodIssueTooSmall>): string => {
  if (origin === 'string') return `Enter at least ${minimum} characters.`;
  if (origin === 'array' || origin === 'set')
    return Number(minimum) <= 1 ? 'Choose at least one.' : `Choose at least ${minimum}.`;
  if (origin === 'file') return 'This file is too small.';
  return inclusive === false ? `Enter more than ${minimum}.` : `Enter ${minimum} or more.`;
};

const atMost = ({ origin, maximum, inclusive }: core.$ZodRawIssue<core.$ZodIssueTooBig>): string => {
  if (origin === 'string') return `Use at most ${maximum} characters.`;
  if (origin === 'array' || origin === 'set') return `Choose at most ${maximum}.`;
  if (origin === 'file') return 'This file is too large.';
  return inclusive === false ? `Enter less than ${maximum}.` : `Enter ${maximum} or less.`;
};

/**
 * What a rule says that names no text of its own. Given to zod as the error map of a check, which asks a schema's own
 * text first.
 */
export function issueText(issue: Issue): string {
  if (isEmpty(issue.input)) return issue.code === 'invalid_value' ? 'Choose one.' : texts.field.required;
  if (issue.code === 'too_small') return atLeast(issue as core.$ZodRawIssue<core.$ZodIssueTooSmall>);
  if (issue.code === 'too_big') return atMost(issue as core.$ZodRawIssue<core.$ZodIssueTooBig>);
  if (issue.code === 'invalid_format') return formats[String(issue.format)] ?? texts.field.invalid;
  return issue.code === 'invalid_value' ? 'Choose one.' : texts.field.invalid;
}
