/** Returns a number of hours in hours and whole minutes: 5.87 is `5 h 52 min`. */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const rest = minutes % 60;
  const whole = (minutes - rest) / 60;
  if (whole === 0) return `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`;
}
