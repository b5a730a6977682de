import { planNames } from '@atalaya/core/store/plans';
import { planTestimonials } from '@atalaya/core/store/plans-content';
import { PageSection } from '../../platform/lazy-section/page-section';
import { Avatar } from '../../ui/avatar';

export default function PlanVoices() {
  return (
    <PageSection id="opiniones" titled="opiniones-titulo" className="bg-sunken py-18 md:py-24">
      <div className="page-width">
        <h2 id="opiniones-titulo" className="text-h2">
          Tres personas, tres planes
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-9 lg:grid-cols-3">
          {planTestimonials.map(({ name, role, plan, text }) => (
            <figure key={name} className="flex flex-col border-t-2 border-navy pt-5">
              <blockquote className="text-reading leading-[1.55]">
                <p>«{text}»</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3.5 pt-5">
                <Avatar name={name} className="size-11" />
                <span className="leading-[1.35]">
                  <b className="block">{name}</b>
                  <span className="text-small text-muted">
                    {role}, plan {planNames[plan]}
                  </span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </PageSection>
  );
}
