/** `95` → `1:35`. */
export const clockOf = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** `1:35` or `95` → 95; undefined if it is neither. */
export function secondsOf(text: string): number | undefined {
  const found = /^(?:(\d{1,2}):([0-5]\d)|(\d{1,4}))$/.exec(text.trim());
  if (!found) return undefined;
  return found[3] === undefined ? Number(found[1]) * 60 + Number(found[2]) : Number(found[3]);
}
