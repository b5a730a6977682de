import { Part } from '../platform/late/part';
import { PhaseText, phaseOf } from './phase-part';

const ids = ['medico', 'entrevista', 'psicotecnicos'];

/** The third test has three parts, none of which adds to the mark. */
export default function ThirdSection() {
  return (
    <Part id="tercera" titled="medico-titulo" heights={[1500, 1150]} className="bg-sunken py-14 md:py-20">
      <div className="page-width grid gap-14 md:gap-18">
        {ids.map((id) => {
          const found = phaseOf(id);
          return found && <PhaseText key={id} {...found} />;
        })}
      </div>
    </Part>
  );
}
