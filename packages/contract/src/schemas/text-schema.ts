import * as z from 'zod/mini';

/**
 * A text of a request. Its length is looked at first, and a text that is too long is looked at no further: what follows
 * (patterns, refinements) never runs on whatever a stranger sends. Every text of a request begins here; a test holds
 * all calls to it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, wrong: string, tooLong = wrong): z.ZodMiniString =>
  z.string(wrong).check(z.maxLength(max, { error: tooLong, abort: true }));

/* @__NO_SIDE_EFFECTS__ */
export const filledText = (max: number, wrong: string, tooLong = wrong): z.ZodMiniString =>
  text(max, wrong, tooLong).check(z.minLength(1, wrong));
