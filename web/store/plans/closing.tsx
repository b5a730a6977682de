import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PageSection } from '../../platform/lazy-section/page-section';
import { ButtonLink } from '../../ui/button';
import { ChevronField } from '../../ui/chevrons';

export default function PlansClosing() {
  return (
    <PageSection
      id="cierre"
      titled="cierre-titulo"
      className="relative overflow-hidden bg-panel-raised text-on-panel"
    >
      <ChevronField className="absolute inset-y-0 right-0 h-full w-140 overflow-visible max-md:opacity-40" />
      <div className="page-width relative py-14 md:py-20">
        <h2 id="cierre-titulo" className="max-w-[18ch] text-h1">
          ¿Aún no sabes de dónde partes?
        </h2>
        <p className="mt-4 max-w-[52ch] text-[1.125rem] text-[#d5dff0]">
          Haz el test de nivel: veinte preguntas, sin cuenta. Te dirá qué bloque tienes más flojo, y con eso
          elegir plan es más fácil.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/prueba-nivel-gratis" variant="panel-gold" size="lg" className="max-sm:w-full">
            Haz el test de nivel gratis
            <ArrowRight />
          </ButtonLink>
          <Link to="/contacto" className="underline">
            Habla con nosotros
          </Link>
        </div>
      </div>
    </PageSection>
  );
}
