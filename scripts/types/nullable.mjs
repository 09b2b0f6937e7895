// Whether a column of a statement may be null, where its table says so.

/** A join that may find no row: then a column that is never null in its table is null. */
const mayMiss = /\b(?:left|right|full)\s+(?:outer\s+)?join\b|\bgrouping sets\b|\brollup\b|\bcube\b/i;

/** What keeps a null out: a condition that names the column, or a value that it is given. */
const isBound = (text, column) =>
  new RegExp(`\\b${column}"? (?:is not null|=|<|>|in \\(|between)|= (?:\\w+\\.)?${column}\\b`, 'i').test(
    text,
  );

/** Of a statement's text, then of one of its columns: true, false, or null where it cannot be told. */
export async function nullability(pglite) {
  const { rows } = await pglite.query(`
    select a.attrelid::int8::text || ' ' || a.attnum as key, a.attname as name, a.attnotnull as required
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attnum > 0 and c.relkind in ('r', 'p')`);
  const columns = new Map(rows.map((row) => [row.key, row]));
  return (text) => {
    const isSure = !mayMiss.test(text);
    return ({ tableID, columnID }) => {
      const column = columns.get(`${tableID} ${columnID}`);
      if (column === undefined) return null;
      if (column.required) return isSure ? false : null;
      return isBound(text, column.name) ? null : true;
    };
  };
}
