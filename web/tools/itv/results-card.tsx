import { Plate } from '../../ui/plate';

const rows = [
  ['Favorable', 'Ninguno o leves (DL)', 'Circula. Los leves se reparan en 2 meses, sin volver.', '9.4, 11.1'],
  ['Desfavorable', 'Algún grave (DG)', 'Solo hasta el taller y de vuelta a la ITV, en 2 meses.', '9.4, 11.2'],
  ['Negativa', 'Algún muy grave (DMG)', 'No circula: sale en grúa. Vuelve reparado en 2 meses.', '9.4, 11.3'],
  ['Caducada', 'No cuentan', 'Denuncia y 10 días para pasarla; después, baja de oficio.', '6.9'],
] as const;

/** What each result means, for every vehicle. */
export const ResultsCard = () => (
  <section aria-labelledby="resultados" className="mt-8">
    <h2 id="resultados" className="mb-4 text-h3">
      Qué significa cada resultado
    </h2>
    <ul className="overflow-hidden rounded-lg border border-line bg-surface">
      {rows.map(([result, defects, what, article]) => (
        <li
          key={result}
          className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-4 last:border-b-0 md:grid-cols-[10rem_13rem_1fr_auto] md:items-center"
        >
          <h3 className="font-sans text-body font-semibold">{result}</h3>
          <p className="text-small text-muted">
            <span className="md:sr-only">Defectos: </span>
            {defects}
          </p>
          <p>{what}</p>
          <p className="flex items-center gap-2 text-small text-muted">
            <Plate size="sm" variant="outline">
              {article}
            </Plate>
            RD 920/2017
          </p>
        </li>
      ))}
    </ul>
  </section>
);
