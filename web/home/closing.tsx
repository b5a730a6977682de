import { brand } from '@atalaya/core/brand';
import { PageSection } from '../platform/lazy-section/page-section';
import { ButtonLink } from '../ui/button';
import { MessageSlider } from './message-slider';

export default function Closing() {
  return (
    <PageSection id="contacto" titled="contacto-titulo" className="bg-panel-raised text-on-panel">
      <MessageSlider />
      <div className="page-width">
        <div className="items-center justify-between gap-8 border-t border-panel-control/40 pt-7 pb-10 md:flex">
          <div>
            <h2 id="contacto-titulo" className="text-h3">
              ¿Una duda antes de empezar?
            </h2>
            <p className="mt-2 text-[#d5dff0]">
              Escríbenos a{' '}
              <a href={`mailto:${brand.email}`} className="text-on-panel underline">
                {brand.email}
              </a>
              . {brand.hours}.
            </p>
          </div>
          <ButtonLink to="/contacto" variant="on-panel" prefetch="intent" className="mt-5 md:mt-0">
            Contacto
          </ButtonLink>
        </div>
      </div>
    </PageSection>
  );
}
