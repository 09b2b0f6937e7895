/** `4 h 18 m left`, in the last hour `48 min left`. */
export function cutOffLeftText(secondsLeft: number): string {
  const minutes = Math.floor(secondsLeft / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} m left`;
  return minutes === 0 ? 'under 1 min left' : `${minutes} min left`;
}
