import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PageSection } from '../platform/lazy-section/page-section';
import { ButtonLink } from '../ui/button';
import { ChevronField } from '../ui/chevrons';

export default function ClosingSection() {
  return (
    <PageSection
      id="empezar"
      titled="empezar-titulo"
      className="relative overflow-hidden bg-panel-raised text-on-panel"
    >
      <ChevronField className="absolute inset-y-0 right-0 h-full w-140 overflow-visible max-md:opacity-40" />
      <div className="page-width relative py-14 md:py-20">
        <h2 id="empezar-titulo" className="max-w-[18ch] text-h1">
          Ya sabes qué hay que hacer. Empieza por lo primero.
        </h2>
        <p className="mt-4 max-w-[52ch] text-[1.125rem] text-[#d5dff0]">
          Con una cuenta pruebas siete días sin tarjeta, y los temas 1 a 3 son tuyos para siempre.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/registro" variant="panel-gold" size="lg" className="max-sm:w-full">
            Registrarme Gratis
            <ArrowRight />
          </ButtonLink>
          <Link to="/enlaces" className="underline">
            Enlaces oficiales
          </Link>
        </div>
      </div>
    </PageSection>
  );
}
