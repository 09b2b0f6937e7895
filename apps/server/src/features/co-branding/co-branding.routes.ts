import {
  bucketSchemes,
  content,
  contentList,
  generate,
  generationStatus,
  previewContent,
  readStatus,
  recordDownload,
  recordShare,
  recordView,
  saveLogo,
  schemes,
  sharedContent,
} from '@hub/contract/calls/co-branding/co-branding';
import { type CallHandler, handle, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getContent, getStatus, markStatusRead } from './library/detail.service.ts';
import { getLibrary, getSchemes, getSchemesOf } from './library/library.service.ts';
import { limitUses, saveDownload, saveShare, saveView } from './library/record.service.ts';
import { changeLogo, storeLogo } from './logo/logo.service.ts';
import { getPreview, limitGenerating, startGenerating } from './making/generate.service.ts';
import { getShared } from './share/shared.service.ts';

export const coBrandingHandlers: readonly CallHandler[] = [
  handleSignedIn(contentList, getLibrary),
  handleSignedIn(content, getContent),
  handleSignedIn(previewContent, getPreview),
  handleChange(generate, startGenerating, limitGenerating),
  handleSignedIn(generationStatus, getStatus),
  handleSignedIn(readStatus, markStatusRead),
  handleSignedIn(schemes, getSchemes),
  handleSignedIn(bucketSchemes, getSchemesOf),
  handleChange(recordView, saveView, limitUses),
  handleChange(recordDownload, saveDownload, limitUses),
  handleChange(recordShare, saveShare, limitUses),
  handleChange(saveLogo, changeLogo, storeLogo),
  handle(sharedContent, getShared),
];
