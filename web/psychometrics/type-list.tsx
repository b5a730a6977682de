import { families, familyNames, typeFacts } from '@atalaya/core/psychometrics/items/item';
import type { Overview } from '@atalaya/core/psychometrics/psychometrics.contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from '../ui/section';

/** Practice by type, in the four families. */
export function TypeList({ types }: { types: Overview['types'] }) {
  return (
    <Section id="practica" title="Practicar por tipo" className="mt-12">
      <p className="mt-1 mb-6 text-muted">
        Sin reloj y con la explicación en cuanto respondes. El nivel se ajusta a ti.
      </p>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {families.map((family) => (
          <div key={family}>
            <h3 className="mb-2 text-h4">{familyNames[family]}</h3>
            <ul className="border-t border-line">
              {types
                .filter(({ type }) => typeFacts[type].family === family)
                .map(({ type, done, hits }) => (
                  <li key={type} className="border-b border-line">
                    <Link
                      to={`/campus-estudio/psicotecnicos/practica/${type}`}
                      className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:bg-navy-tint"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block font-semibold">{typeFacts[type].name}</span>
                        <span className="block text-small text-muted">{typeFacts[type].about}</span>
                      </span>
                      <span className="text-small text-muted">
                        {done > 0 ? `${hits} de ${done}` : 'sin probar'}
                      </span>
                      <ChevronRight className="size-5 flex-none text-muted" />
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
