import {
  queries,
  queryDetails,
  queryFile,
  saveQueryStatus,
  sections,
  submitQuery,
  subSections,
} from '@hub/contract/calls/feedback/feedback';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { saveStatus } from './act.service.ts';
import { getFile, getQueries, getQuery, getSections, getSubSections } from './feedback.service.ts';
import { prepareQuery, raiseQuery } from './raise.service.ts';

export const feedbackHandlers: readonly CallHandler[] = [
  handleSignedIn(sections, getSections),
  handleSignedIn(subSections, getSubSections),
  handleSignedIn(queries, getQueries),
  handleSignedIn(queryDetails, getQuery),
  handleSignedIn(queryFile, getFile),
  handleChange(submitQuery, raiseQuery, prepareQuery),
  handleChange(saveQueryStatus, saveStatus),
];
