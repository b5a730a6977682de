import type { Answer } from '@atalaya/core/api';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { CircleAlert } from 'lucide-react';
import { Note } from '../../../ui/note';
import { Table, Td, Th } from '../../../ui/table';

export function ImportFaults({ record }: { record: Answer<'GET /api/admin/imports/:id'> }) {
  const { faults, faultCount, fileName } = record;
  return (
    <div role="alert" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Note tone="danger" icon={<CircleAlert />}>
        <p className="font-semibold wrap-anywhere">
          {fileName}: {formatCount(faultCount, 'fallo', 'fallos')}. No se ha importado nada.
        </p>
        <p>Corrígelos en el fichero y vuelve a elegirlo.</p>
      </Note>
      <Table caption="Fallos del fichero" dense>
        <thead>
          <tr>
            <Th numeric>Línea</Th>
            <Th>Campo</Th>
            <Th>Motivo</Th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, field, reason }) => (
            <tr key={`${line} ${field} ${reason}`}>
              <Td numeric>{formatNumber(line)}</Td>
              <Td className="font-semibold">{field}</Td>
              <Td className="wrap-anywhere">{reason}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {faultCount > faults.length && (
        <p className="text-small text-muted">
          Se muestran los primeros {formatNumber(faults.length)} de {formatNumber(faultCount)}.
        </p>
      )}
    </div>
  );
}
