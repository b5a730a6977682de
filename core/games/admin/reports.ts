import { reportResource } from '../../admin/reports.ts';

export const gameReportResource = reportResource({
  name: 'game-reports',
  title: 'Avisos de los juegos',
  columns: ['reason', 'answer', 'game', 'topic', 'status'],
  search: 'Busca en los avisos y en sus palabras',
});
