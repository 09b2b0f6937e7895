/** A figure as a place on a chart. For drawing and for finding peaks only: no figure is worked out of it. */
export const chartValue = (figure: string): number => Number(figure);
