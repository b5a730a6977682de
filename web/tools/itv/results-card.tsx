import { Table, Td, Th } from '../../ui/table';

const rows = [
  ['Favorable', 'Ninguno o leves (DL)', 'Circula. Los leves se reparan en 2 meses, sin volver.', '9.4, 11.1'],
  ['Desfavorable', 'Algún grave (DG)', 'Solo hasta el taller y de vuelta a la ITV, en 2 meses.', '9.4, 11.2'],
  ['Negativa', 'Algún muy grave (DMG)', 'No circula: sale en grúa. Vuelve reparado en 2 meses.', '9.4, 11.3'],
  ['Caducada', '—', 'Denuncia y 10 días para pasarla; después, baja de oficio.', '6.9'],
] as const;

/** What each result means, for every vehicle. */
export const ResultsCard = () => (
  <section aria-labelledby="resultados" className="mt-8">
    <h2 id="resultados" className="mb-4 text-h3">
      Qué significa cada resultado
    </h2>
    <Table caption="Resultados de la ITV">
      <thead>
        <tr>
          <Th>Resultado</Th>
          <Th>Defectos</Th>
          <Th>Qué pasa</Th>
          <Th>RD 920/2017</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([result, defects, what, article]) => (
          <tr key={result}>
            <Td className="font-semibold">{result}</Td>
            <Td>{defects}</Td>
            <Td className="min-w-56">{what}</Td>
            <Td className="whitespace-nowrap">art. {article}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
