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
import { type CallHandler, handle, handleChange, handleSignedIn } from '../call-context.ts';
import { getContent, getStatus, markStatusRead } from './detail.service.ts';
import { getPreview, limitGenerating, startGenerating } from './generate.service.ts';
import { getLibrary, getSchemes, getSchemesOf } from './library.service.ts';
import { changeLogo, storeLogo } from './logo.service.ts';
import { limitUses, saveDownload, saveShare, saveView } from './record.service.ts';
import { getShared } from './shared.service.ts';

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
