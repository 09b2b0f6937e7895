import { contentSortings, contentTypes, contentValidities } from '@hub/domain/content/content-rules';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { creativeFields } from '../../co-branding/creative-texts.ts';
import { pageNumber, schemeCode, words } from '../../schemas/list-shapes.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { typedName } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';

const { id: wrongId, invalid } = texts.field;
const access = ['co-branding'] as const;

const type = z.enum(contentTypes.slice(1) as ['PDF', 'IMAGE', 'VIDEO', 'HTML', 'GIF']);
const contentId = text(40, wrongId).check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, wrongId));
/** Of a generated piece: 26 characters that nobody guesses. */
const generatedId = text(26, wrongId).check(z.regex(/^[0-9a-z]{26}$/, wrongId));
const bucketId = filledText(20, wrongId);
const language = text(2, invalid).check(z.regex(/^[a-z]{2}$/, invalid));

export const LARGEST_CONTENT_PAGE = 50;
export const LOGO_BYTES = 2 * 1024 * 1024;

/** A picture that the browser loads by itself; the address works for a while and for this distributor only. */
const picture = z.object({ url: z.string(), width: z.int(), height: z.int() });

const item = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  contentType: type,
  bucket: z.string(),
  isNew: z.boolean(),
  scheme: z.nullable(z.object({ id: z.string(), name: z.string() })),
  languages: z.array(z.string()),
  validity: z.enum(contentValidities),
  validTo: z.string(),
  /** Null of a recalled piece: it is shown no more. */
  preview: z.nullable(picture),
  uses: z.object({ views: z.int(), downloads: z.int(), shares: z.int(), opens: z.int() }),
  created_at: z.string(),
  /** The spec's own spelling. */
  upadated_at: z.string(),
});
export type ContentItem = z.infer<typeof item>;

/**
 * The library. `userId` is the caller's own (`viewerId` of an answer): with it, only what that distributor has used,
 * the last first. Expired and recalled pieces are only found there.
 */
export const contentList = built('co-branding.list', 'GET', '/{hub}/cobranding-content/getContent', {
  access,
  request: z.object({
    bucketType: z.optional(bucketId),
    contentType: z.optional(z.enum(contentTypes, invalid)),
    pageNumber,
    pageSize: z.optional(z.int(invalid).check(z.gte(1, invalid), z.lte(LARGEST_CONTENT_PAGE, invalid))),
    schemeId: z.optional(schemeCode),
    sorting: z.optional(z.enum(contentSortings, invalid)),
    userId: z.optional(filledText(40, wrongId)),
    search: words,
  }),
  response: z.object({
    items: z.array(item),
    total: z.int(),
    pageNumber: z.int(),
    pageSize: z.int(),
    /** In the order of the tabs; the first is '1'. */
    buckets: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
    viewerId: z.string(),
  }),
});
export type ContentPage = z.infer<(typeof contentList)['response']>;

/** What a distributor may put on a piece. */
const shown = z.object({
  logo: z.boolean(invalid),
  picture: z.boolean(invalid),
  phone: z.boolean(invalid),
  email: z.boolean(invalid),
  city: z.boolean(invalid),
});
export type ShownFields = z.infer<typeof shown>;

const status = z.enum(['queued', 'making', 'ready', 'failed']);

const made = z.object({
  id: z.string(),
  contentId: z.string(),
  title: z.string(),
  contentType: type,
  language: z.string(),
  status,
  progress: z.int(),
  requestedAt: z.string(),
  /** Null until it is ready. The link is the one in its QR. */
  file: z.nullable(z.object({ url: z.string(), name: z.string(), bytes: z.int(), mediaType: z.string() })),
  link: z.string(),
  validity: z.enum(contentValidities),
  /** A newer version of the piece has come since. */
  isOutdated: z.boolean(),
  failure: z.nullable(z.string()),
});
export type GeneratedContent = z.infer<typeof made>;

export const content = built('co-branding.get', 'GET', '/{hub}/cobranding-content/getByIdAuth/{id}', {
  access,
  request: z.object({ id: contentId }),
  response: z.object({
    ...item.shape,
    version: z.int(),
    approvalNo: z.string(),
    validFrom: z.string(),
    recallReason: z.nullable(z.string()),
    /** What this piece has a place for. */
    places: z.array(z.enum(creativeFields)),
    /** What stands in them, as the profile has it; null is not known and cannot be shown. */
    distributor: z.object({
      /** How it is called unless it chooses another of `names`: those of register and profile that may be used. */
      name: z.string(),
      names: z.array(z.string()),
      arn: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      city: z.nullable(z.string()),
      logo: z.nullable(picture),
      picture: z.nullable(picture),
    }),
    /** What this distributor made of it, the newest first. */
    made: z.array(made),
  }),
});
export type ContentDetails = z.infer<(typeof content)['response']>;

export const requestedCreative = z.object({
  id: contentId,
  language,
  /** How the distributor is called on it: one of the piece's `distributor.names`. */
  displayName: z.optional(typedName(200)),
  shown,
});

/** How the piece will look: a small picture of its first page or frame, made at once and kept nowhere. */
export const previewContent = built('co-branding.preview', 'POST', '/{hub}/cobranding-content/preview/{id}', {
  repeat: 'safe',
  access,
  quiet: true,
  request: requestedCreative,
  response: z.object({ image: z.string(), width: z.int(), height: z.int() }),
  reason: 'A piece is looked at before it is generated; the spec has no call for that.',
});

export const generate = built('co-branding.generate', 'POST', '/{hub}/cobranding-content/generate/{id}', {
  repeat: 'keyed',
  access,
  request: requestedCreative,
  /** The piece that is being made: its progress has a page of its own. */
  response: z.object({ id: z.string() }),
});

/** Asked again and again while content is made, so it never raises the loader (Spec §4). */
export const generationStatus = built(
  'co-branding.status',
  'GET',
  '/{hub}/cobranding-content/getstatus/{id}',
  { access, quiet: true, request: z.object({ id: generatedId }), response: made },
);

/** Says that the distributor has seen the end of it; answers what still is to be seen. */
export const readStatus = built(
  'co-branding.readStatus',
  'GET',
  '/{hub}/cobranding-content/readStatus/{id}',
  { access, request: z.object({ id: generatedId }), response: z.object({ unseen: z.int() }) },
);

export const schemes = built('co-branding.schemes', 'GET', '/{hub}/scheme/getall', {
  access,
  request: z.object({}),
  response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

/** The schemes of which a bucket has pieces. */
export const bucketSchemes = built('co-branding.bucketSchemes', 'GET', '/{hub}/scheme/getbybucket/{id}', {
  access,
  request: z.object({ id: bucketId }),
  response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const shareChannels = ['whatsapp', 'mail', 'copy', 'share-sheet'] as const;

const counted = z.object({ status: z.literal('Success') });

export const recordView = built('co-branding.recordView', 'POST', '/{hub}/cobranding-content/view/api/save', {
  repeat: 'keyed',
  access,
  quiet: true,
  request: z.object({ contentId }),
  response: counted,
});

export const recordDownload = built(
  'co-branding.recordDownload',
  'POST',
  '/{hub}/cobranding-content/download/api/save',
  {
    repeat: 'keyed',
    access,
    quiet: true,
    request: z.object({ id: generatedId }),
    response: counted,
  },
);

export const recordShare = built(
  'co-branding.recordShare',
  'POST',
  '/{hub}/cobranding-content/share/api/save',
  {
    repeat: 'keyed',
    access,
    quiet: true,
    request: z.object({ id: generatedId, channel: z.enum(shareChannels, invalid) }),
    response: counted,
  },
);

/** The distributor's logo, PNG or JPEG (the field `logo`); without a file it is removed. */
export const saveLogo = built('co-branding.saveLogo', 'POST', '/{hub}/cobranding-content/logo/save', {
  body: 'multipart',
  files: 1,
  repeat: 'keyed',
  access,
  request: z.object({}),
  response: z.object({ logo: z.nullable(picture) }),
  reason: 'A piece carries the logo of the distributor, which must come from somewhere.',
});

/** What follows `?t=` in a shared link: version, day, language, digest of what was put on the piece, and signature. */
export const contentTicket = text(140, wrongId).check(z.regex(/^[A-Za-z0-9._-]{20,140}$/, wrongId));

export const contentVerdicts = ['genuine', 'outdated', 'expired', 'recalled', 'not-genuine'] as const;
export type ContentVerdict = (typeof contentVerdicts)[number];

/** The public view-content read. Of a link that is not genuine nothing but that is said. */
export const sharedContent = built('co-branding.shared', 'GET', '/{hub}/cobranding-content/getById/{id}', {
  auth: 'none',
  access: 'anyone',
  request: z.object({
    id: text(40, wrongId),
    userId: text(40, wrongId),
    t: z.optional(text(140, wrongId)),
  }),
  response: z.object({
    verdict: z.enum(contentVerdicts),
    /** Null when it is not genuine. A recalled piece has a title and no file. */
    piece: z.nullable(
      z.object({
        title: z.string(),
        contentType: type,
        approvalNo: z.string(),
        validTo: z.string(),
        madeOn: z.string(),
        recallReason: z.nullable(z.string()),
        /** As it was made, with the name on it; of one that was made before there were such pictures, without. */
        preview: z.nullable(picture),
        hasName: z.boolean(),
        file: z.nullable(z.object({ url: z.string(), name: z.string(), mediaType: z.string() })),
      }),
    ),
    distributor: z.nullable(
      z.object({
        name: z.string(),
        arn: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
    ),
  }),
});
export type SharedContent = z.infer<(typeof sharedContent)['response']>;
