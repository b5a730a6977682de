import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../platform/api';
import { DotPlot } from '../../ui/charts/dot-plot';
import { Section } from '../../ui/section';
import { memoryRows, memorySentence, percent } from '../statistics/memory-effect';

/** What playing did for memory, in short. It comes after the page, and a failure leaves it out. */
export default function MemoryNote() {
  const { data } = useQuery({
    ...read('GET /api/games/statistics', { query: { days: '30' } }),
    retry: false,
  });
  const memory = data?.statistics?.memory;
  if (!memory) return null;
  const isKnown = memory.verdict !== 'unknown';
  return (
    <Section id="sirve-jugar" title="¿Sirve jugar?" heading="h3">
      <p className="mt-1.5 mb-3 text-small text-muted text-pretty">{memorySentence(memory)}</p>
      {isKnown && <DotPlot rows={memoryRows(memory)} format={percent} />}
      <Link to="/campus-estudio/juegos/estadisticas" className="link text-small font-semibold">
        Ver las estadísticas
      </Link>
    </Section>
  );
}
