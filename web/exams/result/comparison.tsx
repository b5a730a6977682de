import { MIN_TAKERS } from '@atalaya/core/exams/comparison';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { read } from '../../platform/api';
import { Note } from '../../ui/note';
import { Section } from '../../ui/section';

/** The own score among all who took the same exam. Nothing for a selection of one's own. */
export function ExamComparison({ examId }: { examId: string }) {
  const { data } = useQuery(read('GET /api/exams/:id/comparison', { params: { id: examId } }));
  if (!data || data.state === 'none') return null;
  return (
    <Section id="comparacion" title="Frente a los demás" titleClass="mb-4 text-h3" className="mt-12">
      {data.state === 'known' ? (
        <>
          <p className="text-lead">
            Superas al <strong>{data.better} %</strong> de quienes hicieron este mismo examen: puesto{' '}
            {formatNumber(data.position)} de {formatNumber(data.takers)}.
          </p>
          <p className="mt-2 text-small text-muted">
            Cuenta el primer intento de cada persona.{' '}
            <Link className="link" to="/configuracion#comparacion-ajustes">
              Cambiar tu seudónimo o no compararte
            </Link>
          </p>
        </>
      ) : (
        <Note icon={<Users />}>
          {data.state === 'open' && 'La comparación se publica cuando se cierre el simulacro.'}
          {data.state === 'few' &&
            `Aún no hay comparación: con menos de ${MIN_TAKERS} personas no diría nada. ${
              data.missing === 1 ? 'Falta' : 'Faltan'
            } ${formatCount(data.missing, 'persona', 'personas')}.`}
          {data.state === 'off' && (
            <>
              Has elegido no compararte.{' '}
              <Link className="link" to="/configuracion#comparacion-ajustes">
                Cambiarlo
              </Link>
            </>
          )}
        </Note>
      )}
    </Section>
  );
}
