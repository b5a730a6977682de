import { PageSection } from '../platform/lazy-section/page-section';
import { PhaseText, phaseOf } from './phase-part';

const ids = ['medico', 'entrevista', 'psicotecnicos'];

export default function ThirdSection() {
  return (
    <PageSection id="tercera" titled="medico-titulo" className="bg-sunken py-14 md:py-20">
      <div className="page-width grid gap-14 md:gap-18">
        {ids.map((id) => {
          const found = phaseOf(id);
          return found && <PhaseText key={id} {...found} />;
        })}
      </div>
    </PageSection>
  );
}
