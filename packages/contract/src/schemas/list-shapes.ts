import { type AssetClass, assetClasses } from '@hub/domain';
import * as z from 'zod/mini';
import { texts } from '../texts/texts.ts';
import { text } from './text-schema.ts';

const { invalid, tooLong } = texts.field;

/** What every list that is searched, sorted, paged and exported says in the same way. */

/** Further back than anybody pages; it keeps a page number from being any number. */
const lastPage = 100_000;
export const pageNumber = z.optional(z.int(invalid).check(z.gte(1, invalid), z.lte(lastPage, invalid)));

export const order = z.optional(z.enum(['asc', 'desc'], invalid));

/** What is looked for: any part of a word, words in any order. */
const LONGEST_SEARCH = 100;
export const words = z.optional(text(LONGEST_SEARCH, invalid, tooLong));

const exportFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const format = z.enum(exportFormats, invalid);

export const assetClass = z.enum(Object.keys(assetClasses) as [AssetClass, ...AssetClass[]], invalid);
export const schemeCode = text(20, invalid).check(z.regex(/^[A-Za-z0-9]{1,20}$/, invalid));

/** ISO day. */
export const day = z.string();
