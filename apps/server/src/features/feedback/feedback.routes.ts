import {
  queries,
  queryDetails,
  queryFile,
  saveQueryStatus as saveQueryStatusCall,
  sections,
  submitQuery as submitQueryCall,
  subSections,
} from '@hub/contract/calls/feedback/feedback';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { saveQueryStatus } from './act.service.ts';
import {
  getQueries,
  getQueryDetails,
  getQueryFile,
  getSections,
  getSubSections,
} from './feedback.service.ts';
import { prepareQuery, submitQuery } from './raise.service.ts';

export const feedbackHandlers: readonly CallHandler[] = [
  handleSignedIn(sections, getSections),
  handleSignedIn(subSections, getSubSections),
  handleSignedIn(queries, getQueries),
  handleSignedIn(queryDetails, getQueryDetails),
  handleSignedIn(queryFile, getQueryFile),
  handleChange(submitQueryCall, submitQuery, prepareQuery),
  handleChange(saveQueryStatusCall, saveQueryStatus),
];
