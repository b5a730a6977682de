import { formatCount, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { studyPath } from '@atalaya/core/review/study-path';
import { ButtonLink } from '../ui/button';
import { Plate } from '../ui/plate';
import { Section } from '../ui/section';
import type { Briefing } from './briefing-page';

/** The one topic where ten minutes help most, and why. */
export function TopicStory({ topic }: Pick<Briefing['content'], 'topic'>) {
  if (!topic)
    return (
      <Section id="tema" title="Hoy no hay un tema que pida más que otro" titleClass="max-w-[16ch] text-h2">
        <p className="mt-4 max-w-[52ch]">
          Todo lo que has visto está al día. Sigue con tu plan o abre un tema nuevo del temario.
        </p>
        <ButtonLink to="/campus-estudio/temario" className="mt-6 print:hidden">
          Abrir el temario
        </ButtonLink>
      </Section>
    );
  const { number, title, kind, items, weight, known, points, why } = topic;
  const to =
    kind === 'review' ? studyPath({ only: 'due', topic: number }) : studyPath({ only: 'all', topic: number });
  return (
    <section aria-labelledby="tema">
      <p className="flex items-center gap-2.5 text-muted">
        <Plate>{number}</Plate>
        {title}
      </p>
      <h2 id="tema" className="mt-4 max-w-[16ch] text-h2">
        Diez minutos aquí valen más que en ningún otro tema
      </h2>
      <p className="mt-4 max-w-[52ch] text-reading">{why}</p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        <Figure value={`${String(weight).replace('.', ',')} %`} label="del examen" />
        <Figure value={`${known} %`} label="de aciertos previstos" />
        <Figure value={`+${formatTwoDecimals(points)}`} label="puntos sobre diez" isGain />
      </dl>
      <ButtonLink to={to} className="mt-7 print:hidden">
        {kind === 'review'
          ? `Hacer ${formatCount(items, 'repaso', 'repasos')}`
          : `Estudiar ${formatCount(items, 'pregunta', 'preguntas')}`}
      </ButtonLink>
    </section>
  );
}

const Figure = ({ value, label, isGain }: { value: string; label: string; isGain?: boolean }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-small text-muted">{label}</dt>
    <dd className={`font-display text-[2rem] leading-none font-bold ${isGain ? 'text-success' : ''}`}>
      {value}
    </dd>
  </div>
);
