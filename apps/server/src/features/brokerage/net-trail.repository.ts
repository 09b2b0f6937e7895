/** Of an inclusive rate what is left without the tax: lines of the registrars are before tax. `row` is of `trail_line`. */
export const netOf = (row: string): string =>
  `case ${row}.gst_basis when 'inclusive' then ${row}.amount - round(${row}.amount * 18 / 118, 2) else ${row}.amount end`;
