import { queryStatuses } from '@hub/domain/feedback/query-status';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { queryEvents, queryTexts } from '../../feedback/query-texts.ts';
import { pageNumber, words } from '../../schemas/list-shapes.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { typedLine, typedParagraphs } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';

const { id: wrongId, invalid, required, tooLong } = texts.field;
const access = ['feedback'] as const;

/** What is sent with a query: five files of 5 MB, PDF, JPEG or PNG. */
export const QUERY_FILES = 5;
export const QUERY_FILE_BYTES = 5 * 1024 * 1024;
export const QUERY_SUBJECT_LENGTH = 120;
export const QUERY_WORDS_LENGTH = 2000;
export const QUERY_FIGURES = 30;

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** What a query can be about, in the order in which it is offered. */
export const sections = built('feedback.sections', 'GET', '/{hub}/sidebar/getByCategoryId/4', {
  access,
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The day by which a query of today is answered. */
        answerBy: z.string(),
      }),
    ),
  }),
});

/** What of a section; of one that there is not, nothing. */
export const subSections = built('feedback.subSections', 'GET', '/{hub}/sub-section/getBySidebarId/{id}', {
  access,
  request: z.object({ id: filledText(40, wrongId) }),
  response: z.object({ items: named }),
});

const figure = z.object({
  label: typedLine(80).check(z.minLength(1, required)),
  value: typedLine(80),
});
export type QueryFigure = z.infer<typeof figure>;

/** What somebody says with a query. */
export const queryWords = typedParagraphs(QUERY_WORDS_LENGTH);
export const filledQueryWords = typedParagraphs(QUERY_WORDS_LENGTH).check(z.minLength(1, required));

export const requestedQuery = z.object({
  sectionId: filledText(40, queryTexts.wrong.section),
  subSectionId: filledText(40, queryTexts.wrong.subSection),
  subject: typedLine(QUERY_SUBJECT_LENGTH).check(z.minLength(1, required)),
  message: filledQueryWords,
  figures: z.optional(z.array(figure, invalid).check(z.maxLength(QUERY_FIGURES, tooLong))),
});

/** Raises a query: words, the figures of the screen it was raised from, and files (the field `files`). */
export const submitQuery = built('feedback.submitQuery', 'POST', '/{hub}/query/api/save', {
  body: 'multipart',
  files: QUERY_FILES,
  repeat: 'keyed',
  access,
  request: requestedQuery,
  response: z.object({ status: z.literal('Success'), reference: z.string() }),
});

/** How a query is called: Q- and eight characters that nobody confuses. */
const reference = text(10, wrongId).check(z.regex(/^Q-[0-9A-HJKMNP-TV-Z]{8}$/, wrongId));
const rating = z.int(invalid).check(z.gte(1, invalid), z.lte(5, invalid));

/** Closes a query, with stars for the answer, or opens it again and says what is missing. */
export const saveQueryStatus = built('feedback.saveQueryStatus', 'POST', '/{hub}/query/status/api/save', {
  repeat: 'keyed',
  access,
  request: z
    .object({
      reference,
      status: z.enum(['closed', 'reopened'], invalid),
      rating: z.optional(rating),
      message: z.optional(queryWords),
    })
    .check(
      z.refine(({ status, message }) => status === 'closed' || (message ?? '') !== '', {
        error: required,
        path: ['message'],
      }),
      z.refine((requested) => requested.status === 'closed' || requested.rating === undefined, {
        error: invalid,
        path: ['rating'],
      }),
    ),
  response: z.object({ status: z.literal('Success') }),
});

const lead = z.object({
  reference: z.string(),
  section: z.string(),
  subSection: z.string(),
  subject: z.string(),
  status: z.enum(queryStatuses),
  raisedAt: z.string(),
  /** When something happened last. */
  changedAt: z.string(),
  /** The day by which the desk answers, and whether that is over; null when it is not the desk's turn. */
  answerBy: z.nullable(z.string()),
  isLate: z.boolean(),
  /** Stars for the answer. */
  rating: z.nullable(z.int()),
});
export type QueryLead = z.infer<typeof lead>;

/** The distributor's own, 10 to a page (Spec §9): what happened last comes first. `counts` are of all there are, whatever is looked for. */
export const queries = built('feedback.queries', 'GET', '/{hub}/query/getQuriesByDistributor', {
  access,
  request: z.object({ status: z.optional(z.enum(queryStatuses, invalid)), search: words, pageNumber }),
  response: z.object({
    items: z.array(lead),
    total: z.int(),
    counts: z.record(z.enum(queryStatuses), z.int()),
  }),
});

const event = z.object({
  what: z.enum(queryEvents),
  at: z.string(),
  words: z.string(),
  rating: z.nullable(z.int()),
});
export type QueryEvent = z.infer<typeof event>;

const file = z.object({ id: z.string(), name: z.string(), bytes: z.int() });
export type QueryFile = z.infer<typeof file>;

export const queryDetails = built('feedback.query', 'GET', '/{hub}/query/details', {
  access,
  request: z.object({ reference }),
  response: z.object({
    ...lead.shape,
    /** What happened to it, the first first. */
    events: z.array(event),
    figures: z.array(z.object({ label: z.string(), value: z.string() })),
    files: z.array(file),
    /** Until which day it can be opened again; null when it cannot be. */
    reopenUntil: z.nullable(z.string()),
  }),
  reason: 'The list of the spec has no place for the answers and files of one query.',
});
export type QueryDetails = z.infer<(typeof queryDetails)['response']>;

export const queryFile = built('feedback.file', 'POST', '/{hub}/query/file', {
  repeat: 'safe',
  access,
  reply: 'file',
  request: z.object({ reference, id: text(32, wrongId).check(z.regex(/^[0-9a-f]{32}$/, wrongId)) }),
  response: z.unknown(),
  reason: 'Whoever sent a file with a query can open it again.',
});
