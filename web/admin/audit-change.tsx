import { fieldLabel } from '@atalaya/core/admin/audit-labels';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { Link } from 'react-router';
import type { AuditEntry } from './audit';
import { toTheSecond } from './moments';
import { Facts, RecordSection } from './resource/record-drawer';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

type FieldNames = AuditEntry['fields'];

const nameOf = (fields: FieldNames, path: string): string =>
  fields[path]?.label ?? fieldLabel(path.slice(path.lastIndexOf('.') + 1));

/** The fields as they were before the change. */
const fieldsBefore = (fields: FieldNames): FieldNames =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [path, { ...field, kind: field.kindBefore ?? field.kind }]),
  );

const textOf = (fields: FieldNames, path: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  const field = fields[path];
  const choice = field?.choices[String(value)];
  if (choice) return choice;
  if (typeof value === 'number' && (field?.kind === 'euros' || /Cents$/.test(path)))
    return formatEuros(value);
  if (Array.isArray(value)) return value.map((item) => textOf(fields, '', item)).join(', ') || '—';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => `${nameOf(fields, `${path}.${key}`)}: ${textOf(fields, `${path}.${key}`, part)}`)
      .join('; ');
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string' && MOMENT.test(value)) return toTheSecond(value);
  return String(value);
};

export function AuditChange({ entry }: { entry: AuditEntry }) {
  const { actor, at, subject, subjectId, subjectName, before, after, fields: named } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      <RecordSection title="Qué pasó" hideTitle>
        <Facts
          facts={[
            { label: 'Cuándo', value: toTheSecond(at) },
            { label: 'Quién', value: actor ? `${actor.name} (${actor.email})` : 'El servidor' },
            {
              label: 'Sobre',
              value:
                subject === 'user' && subjectId ? (
                  <Link to={`/admin/usuarios/${subjectId}`} className="link">
                    {subjectName ?? subjectId}
                  </Link>
                ) : (
                  (subjectName ?? 'Ya borrado')
                ),
            },
          ]}
        />
      </RecordSection>
      {fields.length > 0 && (
        <RecordSection title="Antes y después">
          <table className="w-full border-collapse text-small">
            <caption className="sr-only">Campos que cambiaron</caption>
            <thead>
              <tr className="text-left text-muted">
                <th scope="col" className="border-b border-line py-1.5 pr-4 font-semibold">
                  Campo
                </th>
                <th scope="col" className="border-b border-line py-1.5 pr-4 font-semibold">
                  Antes
                </th>
                <th scope="col" className="border-b border-line py-1.5 font-semibold">
                  Después
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field} className="align-top">
                  <th scope="row" className="border-b border-line py-2 pr-4 text-left font-normal">
                    {nameOf(named, field)}
                  </th>
                  <td className="border-b border-line py-2 pr-4 text-muted wrap-anywhere">
                    {textOf(fieldsBefore(named), field, before?.[field])}
                  </td>
                  <td className="border-b border-line py-2 font-semibold wrap-anywhere">
                    {textOf(named, field, after?.[field])}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </RecordSection>
      )}
    </>
  );
}
