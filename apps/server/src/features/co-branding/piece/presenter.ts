import type { ContentItem, GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { contentTimes } from '@hub/contract/co-branding/content-times';
import {
  type ContentType,
  type ContentValidity,
  contentValidity,
  isNewContent,
} from '@hub/domain/content/content-rules';
import type { Media } from '../../../calls/call-context.ts';
import type { Config } from '../../../config/config.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';
import { linkOf } from './content-link.ts';
import type { GeneratedRow } from './generated.repository.ts';
import { generatedFile, generatedPicture } from './generated-file.ts';
import { previewPicture } from './layout-files.ts';
import type { PieceRow } from './piece.repository.ts';

interface Shown {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly media: Media;
  readonly today: Temporal.PlainDate;
}

interface Life {
  readonly validFrom: string;
  readonly validTo: string;
  readonly isRecalled: boolean;
}

export const validityOf = (
  { validFrom, validTo, isRecalled }: Life,
  today: Temporal.PlainDate,
): ContentValidity =>
  contentValidity(
    {
      validFrom: Temporal.PlainDate.from(validFrom),
      validTo: Temporal.PlainDate.from(validTo),
      isRecalled,
    },
    today,
  );

export function itemOf(row: PieceRow, { media, today }: Shown): ContentItem {
  const layout = row.layout as Layout;
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    contentType: row.type,
    bucket: row.bucket,
    isNew: isNewContent(Temporal.PlainDate.from(row.validFrom), today),
    scheme: row.schemeCode === null ? null : { id: row.schemeCode, name: row.schemeName ?? row.schemeCode },
    languages: layout.languages.map(({ language }) => language),
    validity: validityOf(row, today),
    validTo: row.validTo,
    preview: row.isRecalled ? null : previewPicture(media, layout),
    uses: { views: row.views, downloads: row.downloads, shares: row.shares, opens: row.opens },
    ...contentTimes(row.createdAt, row.updatedAt),
  };
}

/** Of files that are there; a recalled piece's is given to nobody. Saved by its distributor, shown to all others. */
export function fileOf(row: GeneratedRow, media: Media, use: 'saved' | 'shown'): GeneratedContent['file'] {
  const { contentType, bytes, status, isRecalled } = row;
  if (status !== 'ready' || isRecalled || contentType === null || bytes === null) return null;
  const name = `${row.contentId}-${row.language}.${endings[contentType] ?? 'bin'}`;
  return {
    url: media.urlOf({
      file: generatedFile(row),
      mediaType: contentType,
      ...(use === 'saved' && { saveAs: name }),
    }),
    name,
    bytes,
    mediaType: contentType,
  };
}

/** A piece that is a picture is its own; of the others one is made with it. */
export const isPicture = (type: ContentType): boolean => type === 'IMAGE' || type === 'GIF';

/** How it looks with the name on it; null of one that has no such picture, or is not to be shown. */
export function madePicture(
  row: GeneratedRow,
  media: Media,
  { width, height }: Pick<Layout, 'width' | 'height'>,
): ContentItem['preview'] {
  const file = fileOf(row, media, 'shown');
  if (file === null) return null;
  if (isPicture(row.type)) return { url: file.url, width, height };
  const url = media.urlOf({ file: generatedPicture(row), mediaType: 'image/jpeg' });
  return row.picture && { url, ...row.picture };
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'text/html': 'html',
  'video/mp4': 'mp4',
};

export function madeOf(row: GeneratedRow, { config, media, today }: Shown): GeneratedContent {
  return {
    id: row.id,
    contentId: row.contentId,
    title: row.title,
    contentType: row.type as ContentType,
    language: row.language,
    status: row.status,
    progress: row.progress,
    requestedAt: row.requestedAt,
    file: fileOf(row, media, 'saved'),
    link: linkOf(config, row),
    validity: validityOf(row, today),
    isOutdated: row.version < row.newest,
    failure: row.failure,
  };
}
