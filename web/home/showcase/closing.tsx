import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../ui/button';

export default function ShowcaseClosing() {
  return (
    <section id="cierre" aria-labelledby="seguir" className="bg-panel-raised text-on-panel">
      <div className="page-width py-14 md:py-20">
        <h2 id="seguir" className="max-w-[20ch] text-h1">
          Esto es una muestra. El plan de verdad empieza por saber tu nivel.
        </h2>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/prueba-nivel-gratis" variant="panel-gold" size="lg">
            Haz el test de nivel gratis
            <ArrowRight />
          </ButtonLink>
          <ButtonLink to="/planes" variant="on-panel" size="lg">
            Ver los planes
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
