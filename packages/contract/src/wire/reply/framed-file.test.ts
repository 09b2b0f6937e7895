import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WireError } from '../wire-error.ts';
import { type FileFrame, frameHead, frameReader, jsonFrame } from './framed-file.ts';

const encoded = (frame: FileFrame): Uint8Array[] => {
  if (frame.kind === 'bytes') return [frameHead('bytes', frame.bytes.length), frame.bytes];
  return [frame.kind === 'end' ? jsonFrame('end', frame.end) : jsonFrame('progress', frame.progress)];
};

const frame: fc.Arbitrary<FileFrame> = fc.oneof(
  fc.record({
    kind: fc.constant('progress' as const),
    progress: fc.record({ written: fc.nat(), total: fc.nat() }),
  }),
  fc.record({
    kind: fc.constant('bytes' as const),
    bytes: fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
  }),
  fc.record({
    kind: fc.constant('end' as const),
    end: fc.record({ contentType: fc.string(), size: fc.nat() }),
  }),
);

describe('a file in frames', () => {
  it('is read as it was written, however the wire cut it', () => {
    fc.assert(
      fc.property(fc.array(frame), fc.array(fc.integer({ min: 1, max: 30 })), (frames, cuts) => {
        const wire = Uint8Array.from(frames.flatMap(encoded).flatMap((part) => [...part]));
        const read = frameReader();
        const found: FileFrame[] = [];
        for (let at = 0, turn = 0; at < wire.length; turn++) {
          const size = cuts[turn % Math.max(cuts.length, 1)] ?? 7;
          found.push(...read(wire.subarray(at, at + size)));
          at += size;
        }
        expect(found).toEqual(frames);
      }),
    );
  });

  it.each([
    ['a kind nobody knows', Uint8Array.of(9, 0, 0, 0, 0)],
    ['a length no frame has', Uint8Array.of(1, 255, 0, 0, 0)],
    ['progress without its counts', jsonFrame('progress', {} as never)],
  ])('is refused with %s', (_, wire) => {
    expect(() => frameReader()(wire)).toThrow(WireError);
  });
});
