import { amountText, unitWords } from '@atalaya/core/patrols/patrols';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { MessagesSquare, Scale, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Progress } from '../ui/progress';
import type { Briefing } from './briefing-page';

type Content = Briefing['content'];

/** The law, the forum and the patrol, each with what concerns this person. */
export const News = ({ content: { laws, question, patrol } }: { content: Content }) => (
  <div className="grid gap-y-8 py-8 md:grid-cols-3 md:divide-x md:divide-line">
    <LawNews laws={laws} />
    <Story title="Alguien te necesita" icon={<MessagesSquare />}>
      {question ? (
        <>
          <p>
            «{question.title}» Nadie ha contestado, y el tema {question.topic} se te da bien.
          </p>
          <Link className="link text-small print:hidden" to={`/foro/tema/${question.id}`}>
            Responder en el foro
          </Link>
        </>
      ) : (
        <p className="text-muted">Hoy no hay preguntas sin respuesta de los temas que mejor llevas.</p>
      )}
    </Story>
    <PatrolNews patrol={patrol} />
  </div>
);

function Story({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className="grid content-start justify-items-start gap-2 md:px-8 md:first:pl-0 md:last:pr-0 [&>svg]:size-6 [&>svg]:text-navy">
      {icon}
      <h2 className="text-h4">{title}</h2>
      {children}
    </section>
  );
}

const LawNews = ({ laws }: Pick<Content, 'laws'>) => (
  <Story title="La ley se movió" icon={<Scale />}>
    {laws.length === 0 ? (
      <p className="text-muted">Nada de lo que has estudiado ha cambiado en los últimos dos meses.</p>
    ) : (
      <>
        {laws.map(({ id, title, inForce, topic }) => (
          <p key={id}>
            {title}. Estudiaste el tema {topic} antes del cambio, que rige desde el {dayAndMonth(inForce)}.
          </p>
        ))}
        <Link className="link text-small print:hidden" to="/campus-estudio/actualizaciones">
          Ver qué cambió
        </Link>
      </>
    )}
  </Story>
);

function PatrolNews({ patrol }: Pick<Content, 'patrol'>) {
  return (
    <Story title="Tu patrulla" icon={<Users />}>
      {patrol ? (
        <>
          <p>
            {patrol.name}: {amountText(patrol.unit, patrol.total)} de {amountText(patrol.unit, patrol.goal)}
            {patrol.unit === 'hours' ? '' : ` ${unitWords[patrol.unit]}`},{' '}
            {patrol.ahead >= 0 ? 'por delante del ritmo.' : 'por detrás del ritmo.'}
          </p>
          <div className="w-full">
            <Progress label="Objetivo de la patrulla" tone="gold" value={patrol.total} max={patrol.goal} />
          </div>
          <Link className="link text-small print:hidden" to="/campus-estudio/patrulla">
            Ver la semana
          </Link>
        </>
      ) : (
        <>
          <p className="text-muted">Todavía no estás en ninguna.</p>
          <Link className="link text-small print:hidden" to="/campus-estudio/patrulla">
            Buscar una patrulla
          </Link>
        </>
      )}
    </Story>
  );
}
