import {
  mailStatement as mailStatementCall,
  shareStatement as shareStatementCall,
  statementShares,
  stopSharing as stopSharingCall,
} from '@hub/contract/calls/statements/statements';
import {
  bulkDetails,
  bulkFile,
  bulks,
  startBulk as startBulkCall,
  stopBulk as stopBulkCall,
} from '@hub/contract/calls/statements/statements-bulk';
import {
  openSharedStatement as openSharedStatementCall,
  sharedStatementFile,
} from '@hub/contract/calls/statements/statements-shared';
import { type CallHandler, handleChange, handleLinked, handleSignedIn } from '../../calls/call-context.ts';
import { getBulkDetails, getBulks, prepareBulk, startBulk, stopBulk } from './bulk/bulk.service.ts';
import { getBulkFile } from './bulk/bulk-zip.ts';
import { mailStatement, prepareMail } from './share/send.service.ts';
import { getStatementShares, prepareShare, shareStatement, stopSharing } from './share/share.service.ts';
import {
  getSharedStatementFile,
  notifyClosed,
  openSharedStatement,
  sharedLink,
} from './share/shared.service.ts';

/** Statements that leave the hub: by mail, by link, or many at once. */
export const sendHandlers: readonly CallHandler[] = [
  handleChange(mailStatementCall, mailStatement, prepareMail),
  handleChange(shareStatementCall, shareStatement, prepareShare),
  handleSignedIn(statementShares, getStatementShares),
  handleChange(stopSharingCall, stopSharing),
  handleLinked(openSharedStatementCall, sharedLink.orNotify(notifyClosed), openSharedStatement),
  // A file: its answer is no value of the contract.
  handleLinked(sharedStatementFile, sharedLink.orRefuse, getSharedStatementFile),
  handleChange(startBulkCall, startBulk, prepareBulk),
  handleSignedIn(bulks, getBulks),
  handleSignedIn(bulkDetails, getBulkDetails),
  handleChange(stopBulkCall, stopBulk),
  handleSignedIn(bulkFile, getBulkFile),
];
