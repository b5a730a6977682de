import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { correctorQueueNames } from '@atalaya/core/syllabus/questions/corrector';
import type { DashboardPanel } from '../../admin/dashboard-panels';
import { lastLoad } from '../../content/load-content';
import { countQueue } from '../corrections/corrector.queries';
import { countRetired, countTopics } from './content-health.queries';

const head = {
  title: 'Contenido',
  path: '/admin/corrector-test',
  all: 'Ver el corrector',
  empty: 'Aún no hay ningún contenido cargado.',
};

export const contentPanel: DashboardPanel = {
  head,
  async read({ db }) {
    const queue = async (name: 'reported' | 'law-changed' | 'failed') => ({
      label: correctorQueueNames[name].toLowerCase(),
      count: await countQueue(db, name),
      path: `/admin/corrector-test${name === 'reported' ? '' : `?cola=${name}`}`,
    });
    const [reported, outdated, failed, retired, topics, load] = await Promise.all([
      queue('reported'),
      queue('law-changed'),
      queue('failed'),
      countRetired(db),
      countTopics(db),
      lastLoad(db),
    ]);
    const toDo = [
      reported,
      outdated,
      failed,
      { label: 'temas solo en esquema', count: topics.outlines, path: '/admin/temario?status=outline' },
    ];
    const waiting = toDo.reduce((sum, { count }) => sum + count, 0);
    return {
      isEmpty: topics.all === 0,
      note:
        waiting === 0 ? 'Nada pendiente.' : formatCount(waiting, 'asunto pendiente', 'asuntos pendientes'),
      figures: [
        ...toDo,
        {
          label: 'preguntas retiradas',
          count: retired.questions,
          path: '/admin/preguntas-test?deleted=true',
        },
        {
          label: 'afirmaciones retiradas',
          count: retired.statements,
          path: '/admin/verdadero-falso?deleted=true',
        },
      ].map(({ count, ...rest }) => ({ ...rest, value: formatNumber(count) })),
      rows: load ? [loadRow(load)] : [],
    };
  },
};

type Load = NonNullable<Awaited<ReturnType<typeof lastLoad>>>;

/** Names the units that could not be loaded; the log has the details. */
function loadRow({ lookedAt, changedAt, units, skipped }: Load) {
  const read = formatCount(units, 'pieza leída', 'piezas leídas');
  return {
    id: 'load',
    title: 'Última carga del contenido',
    text: skipped.length === 0 ? read : `${read}; con faltas: ${skipped.join(', ')}`,
    at: (changedAt ?? lookedAt).toISOString(),
    path: '/admin/temario',
  };
}
