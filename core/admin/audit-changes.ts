export type AuditRecord = Record<string, unknown>;

const SECRET = /password|secret|token|hash|recovery|apikey|fingerprint/i;
const HIDDEN = '[oculto]';
const LONGEST_TEXT = 2_000;

/** The fields that differ, with long texts truncated. A changed secret is listed, but its value is hidden. */
export function auditChanges(
  before: AuditRecord | null | undefined,
  after: AuditRecord | null | undefined,
): { before: AuditRecord | null; after: AuditRecord | null } {
  if (!before || !after) return { before: safe(before), after: safe(after) };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !same(before[key], after[key]),
  );
  const only = (record: AuditRecord) => Object.fromEntries(keys.map((key) => [key, record[key] ?? null]));
  return { before: safe(only(before)), after: safe(only(after)) };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const safe = (record: AuditRecord | null | undefined): AuditRecord | null =>
  record
    ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, safeValue(key, value)]))
    : null;

function safeValue(key: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (SECRET.test(key)) return HIDDEN;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) return value.map((item) => safeValue('', item));
  if (typeof value === 'object') return safe({ ...value });
  return value;
}
