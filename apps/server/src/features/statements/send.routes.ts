import {
  mailStatement,
  shareStatement,
  statementShares,
  stopSharing,
} from '@hub/contract/calls/statements/statements';
import {
  bulkDetails,
  bulkFile,
  bulks,
  startBulk,
  stopBulk,
} from '@hub/contract/calls/statements/statements-bulk';
import { openSharedStatement, sharedStatementFile } from '@hub/contract/calls/statements/statements-shared';
import { type CallHandler, handleChange, handleLinked, handleSignedIn } from '../../calls/call-context.ts';
import { getBulk, getBulks, prepareBulk, startOne, stopJob } from './bulk/bulk.service.ts';
import { getBulkFile } from './bulk/bulk-zip.ts';
import { mailOne, prepareMail } from './share/send.service.ts';
import { getShares, prepareShare, shareOne, stopOne } from './share/share.service.ts';
import { getSharedFile, mustOpen, openOrTell, openShared } from './share/shared.service.ts';

/** Statements that leave the hub: by mail, by link, or many at once. */
export const sendHandlers: readonly CallHandler[] = [
  handleChange(mailStatement, mailOne, prepareMail),
  handleChange(shareStatement, shareOne, prepareShare),
  handleSignedIn(statementShares, getShares),
  handleChange(stopSharing, stopOne),
  handleLinked(openSharedStatement, openOrTell, openShared),
  // A file: its answer is no value of the contract.
  handleLinked(sharedStatementFile, mustOpen, getSharedFile),
  handleChange(startBulk, startOne, prepareBulk),
  handleSignedIn(bulks, getBulks),
  handleSignedIn(bulkDetails, getBulk),
  handleChange(stopBulk, stopJob),
  handleSignedIn(bulkFile, getBulkFile),
];
