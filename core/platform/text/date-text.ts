const SPANISH = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date as a Spaniard types it (`15/3/2027`), or in ISO form, as `2027-03-15`; null if there is no such day. */
export function parseDate(text: string): string | null {
  const trimmed = text.trim();
  const spanish = SPANISH.exec(trimmed);
  const [year, month, day] = spanish
    ? [spanish[3], spanish[2], spanish[1]]
    : (ISO.exec(trimmed)?.slice(1) ?? []);
  if (!year || !month || !day) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31/02 would become the 3rd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** `15/03/2027`; a text that is no date stays as it is. */
export const formatDate = (iso: string): string => ISO.exec(iso)?.slice(1).reverse().join('/') ?? iso;
