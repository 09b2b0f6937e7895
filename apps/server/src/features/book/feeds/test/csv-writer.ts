export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { separator = ',', lineEnd = '\r\n' }: { readonly separator?: string; readonly lineEnd?: string } = {},
): string {
  const cell = (text: string): string =>
    text.includes(separator) || /["\r\n]/.test(text) || /^[\s']|\s$/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  return [columns, ...rows].map((row) => row.map(cell).join(separator) + lineEnd).join('');
}
