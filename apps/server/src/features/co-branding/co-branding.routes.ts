import {
  bucketSchemes,
  content,
  contentList,
  generate as generateCall,
  generationStatus,
  previewContent as previewContentCall,
  readStatus as readStatusCall,
  recordDownload as recordDownloadCall,
  recordShare as recordShareCall,
  recordView as recordViewCall,
  saveLogo as saveLogoCall,
  schemes,
  sharedContent,
} from '@hub/contract/calls/co-branding/co-branding';
import { type CallHandler, handle, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getContent, getGenerationStatus, readStatus } from './library/detail.service.ts';
import { getBucketSchemes, getContentList, getSchemes } from './library/library.service.ts';
import { limitUses, recordDownload, recordShare, recordView } from './library/record.service.ts';
import { saveLogo, storeLogo } from './logo/logo.service.ts';
import { generate, limitGenerating, previewContent } from './making/generate.service.ts';
import { getSharedContent } from './share/shared.service.ts';

export const coBrandingHandlers: readonly CallHandler[] = [
  handleSignedIn(contentList, getContentList),
  handleSignedIn(content, getContent),
  handleSignedIn(previewContentCall, previewContent),
  handleChange(generateCall, generate, limitGenerating),
  handleSignedIn(generationStatus, getGenerationStatus),
  handleSignedIn(readStatusCall, readStatus),
  handleSignedIn(schemes, getSchemes),
  handleSignedIn(bucketSchemes, getBucketSchemes),
  handleChange(recordViewCall, recordView, limitUses),
  handleChange(recordDownloadCall, recordDownload, limitUses),
  handleChange(recordShareCall, recordShare, limitUses),
  handleChange(saveLogoCall, saveLogo, storeLogo),
  handle(sharedContent, getSharedContent),
];
