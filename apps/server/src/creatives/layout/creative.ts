import type { Layout } from './layout.ts';

/** What of the distributor stands on a piece; what is left out is not shown. */
interface CreativeFields {
  readonly name: string;
  readonly arn: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly city?: string | undefined;
  /** PNG or JPEG, as `checkLogo` wrote it. */
  readonly logo?: Uint8Array | undefined;
  /** Any picture that the server itself wrote. */
  readonly picture?: Uint8Array | undefined;
}

export interface Creative {
  readonly layout: Layout;
  readonly language: string;
  /** The approved file of that language, or where it lies. For a preview: its preview picture. */
  readonly source: string | Uint8Array;
  /** Of a video: the risk line of that language read aloud, or where it lies. */
  readonly spoken?: string | Uint8Array | undefined;
  readonly fields: CreativeFields;
  /** What the QR says. */
  readonly link: string;
  readonly approvalNo: string;
  readonly validTo: Temporal.PlainDate;
}

export interface RenderOptions {
  /** In per cent, ascending; 100 comes with the result. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
  /** Of this piece alone: temporary files and a result that is too large to be held lie here. The caller removes it. */
  readonly folder: string;
}

export interface MadeCreative {
  /** The bytes, or the path of a file in the folder. */
  readonly body: Uint8Array | string;
  readonly mediaType: string;
  /** Of its file name, without the point. */
  readonly ending: string;
}

export type Renderer = (creative: Creative, options: RenderOptions) => Promise<MadeCreative>;
