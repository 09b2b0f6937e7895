/** What we use of it; it comes without types. */
declare module 'fontkit' {
  interface Path {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  }
  interface GlyphRun {
    readonly glyphs: readonly { readonly path: Path }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export function create(file: Uint8Array): Font;
}
