import { preparationOptions, preparationRows } from '@atalaya/core/store/plans-content';
import { PageSection } from '../../platform/lazy-section/page-section';
import { SectionHead } from '../../ui/section-head';
import { Table, Td, Th } from '../../ui/table';

export default function PlanAnalysis() {
  return (
    <PageSection id="analisis" titled="analisis-titulo" className="py-18 md:py-32">
      <div className="page-width">
        <SectionHead id="analisis-titulo" title="Qué ganas y qué pierdes frente a otras formas">
          Una academia da algo que nosotros no damos: un aula. Esta es la comparación que haríamos con un
          amigo.
        </SectionHead>
        <Table
          caption="Análisis de las formas de preparar la oposición"
          className="min-w-160 md:text-[1rem]!"
        >
          <thead>
            <tr>
              <Th>
                <span className="sr-only">Aspecto</span>
              </Th>
              {preparationOptions.map(({ id, name }) => (
                <Th key={id} className={id === 'atalaya' ? 'bg-navy! text-on-navy!' : ''}>
                  {name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preparationRows.map(({ what, cells }) => (
              <tr key={what}>
                <th scope="row" className="border-b border-line text-left align-top font-semibold">
                  {what}
                </th>
                {preparationOptions.map(({ id }) => (
                  <Td key={id} className={id === 'atalaya' ? 'bg-navy-tint' : 'text-muted'}>
                    {cells[id]}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="mt-5 max-w-[70ch] text-muted">
          Si lo que te mantiene estudiando es tener a gente al lado, una academia te conviene más, y puedes
          usar el plan Básico para practicar entre clase y clase.
        </p>
      </div>
    </PageSection>
  );
}
