import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { texts } from '../../texts/texts.ts';
import { readUnification, writeUnification } from './unification.ts';

const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));
const message = fc.string({ minLength: 1 });

describe('a unification reply', () => {
  it('gives its Table as the result [S7-21]', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('S', '0', undefined, null, 1), (Table, Status) => {
        expect(readUnification({ Status, Table })).toEqual({ kind: 'value', value: Table, toast: null });
      }),
    );
  });

  it('gives msgTable[0].as_results when Status is F or 999, whatever else it holds [S7-22]', () => {
    fc.assert(
      fc.property(fc.constantFrom('F', 999, '999'), message, rows, (Status, as_results, Table) => {
        const reply = { Status, Table, msgTable: [{ as_results }], Information: { Return_Msg: 'Done' } };
        expect(readUnification(reply)).toEqual({ kind: 'failure', message: as_results });
      }),
    );
  });

  it('does not look at msgTable under any other Status [S7-22]', () => {
    for (const Status of ['S', 'f', 99, '9999', '', null, undefined, true]) {
      const reply = { Status, Table: [], msgTable: [{ as_results: 'no' }] };
      expect(readUnification(reply)).toEqual({ kind: 'value', value: [], toast: null });
    }
  });

  it('stays a failure with words when msgTable is missing or broken', () => {
    for (const msgTable of [
      undefined,
      [],
      [{}],
      [null],
      [{ as_results: '' }],
      'no',
      { 0: { as_results: 'x' } },
    ]) {
      expect(readUnification({ Status: 'F', msgTable })).toEqual({
        kind: 'failure',
        message: texts.call.failed,
      });
    }
  });

  it('gives Information.Return_Msg as a toast, beside a Table or alone', () => {
    const Information = { Return_Msg: 'Mandate added' };
    expect(readUnification({ Information })).toEqual({ kind: 'value', value: null, toast: 'Mandate added' });
    expect(readUnification({ Information, Table: [1] })).toEqual({
      kind: 'value',
      value: [1],
      toast: 'Mandate added',
    });
    expect(readUnification({ Information: { Return_Msg: '' }, Table: [] })).toMatchObject({ toast: null });
  });

  it('is its own result when it has none of the three', () => {
    const reply = { BROKERDET: [{ NAME: 'A' }] };
    expect(readUnification(reply)).toEqual({ kind: 'value', value: reply, toast: null });
  });

  it('reads back what we write', () => {
    fc.assert(
      fc.property(rows, fc.option(message, { nil: undefined }), (value, toast) => {
        expect(readUnification(writeUnification(value, toast))).toEqual({
          kind: 'value',
          value,
          toast: toast ?? null,
        });
      }),
    );
    expect(readUnification(writeUnification(null, 'Done'))).toEqual({
      kind: 'value',
      value: null,
      toast: 'Done',
    });
  });
});
