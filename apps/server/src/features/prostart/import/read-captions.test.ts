import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const file = (...lines: readonly string[]) => ['WEBVTT', '', ...lines].join('\n');

describe('a captions file', () => {
  it('is read with names, notes, settings, marks and any ends of lines', () => {
    const text = [
      '\uFEFFWEBVTT - Part 1',
      'Kind: captions',
      '',
      'NOTE',
      '00:00.000 --> 09:00.000 is a note',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'intro',
      '00:01.000 --> 00:04.500 align:start position:10%',
      '<v Asha>A SIP buys <b>every</b> month,',
      'whatever the price.',
      '',
      '00:00:04.500 --> 01:00:00.000',
      'Tom &amp; Anu: 3 &lt; 4 &zap;',
    ].join('\r\n');
    expect(readCaptions(text, 3_600_000)).toEqual({
      lines: [
        { fromMs: 1000, toMs: 4500, line: 'A SIP buys every month, whatever the price.' },
        { fromMs: 4500, toMs: 3_600_000, line: 'Tom & Anu: 3 < 4 &zap;' },
      ],
    });
  });

  it.each([
    ['', 'is not WebVTT: its first line must be WEBVTT'],
    ['\nWEBVTT', 'is not WebVTT: its first line must be WEBVTT'],
    ['WEBVTTX\n\n00:01.000 --> 00:02.000\na', 'is not WebVTT: its first line must be WEBVTT'],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 'is not WebVTT: its first line must be WEBVTT'],
    ['WEBVTT', 'has no line'],
    [file('00:01.000 --> 00:02.000'), 'has no line'],
    [file('some words'), 'line 3: there is no time like 00:01.000 --> 00:04.000'],
    [file('00:61.000 --> 00:62.000', 'a'), 'line 3: there is no time like 00:01.000 --> 00:04.000'],
    [file('00:01,000 --> 00:02,000', 'a'), 'line 3: there is no time like 00:01.000 --> 00:04.000'],
    [file('a', 'b', '00:01.000 --> 00:02.000', 'c'), 'line 3: there is no time like 00:01.000 --> 00:04.000'],
    [file('00:02.000 --> 00:02.000', 'a'), 'line 3: it ends before it starts'],
    [
      file('00:02.000 --> 00:03.000', 'a', '', '00:01.000 --> 00:04.000', 'b'),
      'line 6: it starts before the line above it',
    ],
    [file('00:09.000 --> 00:10.001', 'a'), 'line 3: it ends after the video'],
  ])('%j of a video of ten seconds is refused: %s', (text, fault) => {
    expect(readCaptions(text, 10_000)).toEqual({ fault });
  });

  it('gives back what was written, whatever it is', () => {
    const stamp = (ms: number) =>
      Temporal.PlainTime.from('00:00').add({ milliseconds: ms }).toString({ smallestUnit: 'millisecond' });
    const cue = fc.record({
      gap: fc.nat(5000),
      length: fc.integer({ min: 1, max: 5000 }),
      line: fc.nat(10 ** 9),
    });
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 30 }), (cues) => {
        let at = 0;
        const written = cues.map(({ gap, length, line }) => {
          const fromMs = at + gap;
          at = fromMs;
          return { fromMs, toMs: fromMs + length, line: `line ${line}` };
        });
        const text = written.map(({ fromMs, toMs, line }) => `${stamp(fromMs)} --> ${stamp(toMs)}\n${line}`);
        expect(readCaptions(file(text.join('\n\n')), 86_000_000)).toEqual({ lines: written });
      }),
    );
  });

  it('of any text is read or refused, never fallen over', () => {
    const pieces = fc.constantFrom(
      '-->',
      '00:01.000',
      ' ',
      '09:00.000',
      '\n',
      '\r',
      '<',
      '&',
      '>',
      'NOTE',
      'a\0é',
    );
    fc.assert(
      fc.property(fc.array(pieces), (text) => {
        const read = readCaptions(`WEBVTT\n\n${text.join('')}`, 9000);
        if ('fault' in read) return;
        for (const { fromMs, toMs, line } of read.lines) {
          expect(fromMs).toBeLessThan(toMs);
          expect(toMs).toBeLessThanOrEqual(9000);
          expect(line).not.toBe('');
        }
      }),
    );
  });
});
