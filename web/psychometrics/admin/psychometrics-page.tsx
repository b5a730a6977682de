import {
  entryResource,
  psychometricReportResource,
  typeResource,
} from '@atalaya/core/psychometrics/admin/psychometrics';
import { itemTypes, typeFacts } from '@atalaya/core/psychometrics/items/item';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../admin/page-head';
import type { Cells } from '../../admin/resource/described-columns';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { Segmented } from '../../ui/forms/segmented';
import { AdminPreview } from './preview';
import { PreviewedItem } from './previewed-item';

export const meta = titled('Psicotécnicos', { robots: 'noindex' });

const parts = ['tipos', 'entradas', 'avisos', 'probar'] as const;
type Part = (typeof parts)[number];
const labels: Record<Part, string> = {
  tipos: 'Tipos y pesos',
  entradas: 'Entradas verbales',
  avisos: 'Ítems avisados',
  probar: 'Ver por semilla',
};

const typeOf = (value: unknown) => itemTypes.find((type) => type === value);

const typeCells: Cells = {
  name: { header: 'Tipo' },
  family: { header: 'Aptitud' },
  state: {
    cell: ({ state, deletedAt }) =>
      state === 'published' && !deletedAt ? <Badge tone="success">Encendido</Badge> : <Badge>Apagado</Badge>,
  },
};
const reportCells: Cells = {
  reason: { header: 'Aviso' },
  type: {
    header: 'Tipo',
    cell: ({ type }) => {
      const known = typeOf(type);
      return known && typeFacts[known].name;
    },
  },
  level: { header: 'Nivel' },
  seed: { header: 'Semilla' },
};

export default function AdminPsychometricsPage() {
  const [search, setSearch] = useSearchParams();
  const part = parts.find((one) => one === search.get('parte')) ?? 'tipos';
  return (
    <>
      <PageHead title="Psicotécnicos" note="Tipos, contenido verbal, avisos y vista por semilla" />
      <div className="mb-6">
        <Segmented
          label="Parte"
          options={parts.map((value) => ({ value, label: labels[value] }))}
          value={part}
          onChange={(value) => setSearch({ parte: value })}
        />
      </div>
      {part === 'tipos' && <ResourcePage key={part} resource={typeResource} cells={typeCells} isPart />}
      {part === 'entradas' && (
        <ResourcePage
          key={part}
          resource={entryResource}
          isPart
          more={({ id, type }) => {
            const known = typeOf(type);
            return known && <PreviewedItem asked={{ type: known, level: 3, seed: 1, entryId: id }} />;
          }}
        />
      )}
      {part === 'avisos' && (
        <ResourcePage
          key={part}
          resource={psychometricReportResource}
          cells={reportCells}
          isPart
          more={({ id, type, level, seed, reason }) => {
            const known = typeOf(type);
            return (
              known && (
                <>
                  <p className="mt-5 mb-3">«{String(reason ?? '')}»</p>
                  <PreviewedItem
                    asked={{ type: known, level: Number(level), seed: Number(seed), reportId: id }}
                  />
                </>
              )
            );
          }}
        />
      )}
      {part === 'probar' && <AdminPreview />}
    </>
  );
}
