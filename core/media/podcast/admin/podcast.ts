import { describeResource, stateField, stateFilters } from '../../../admin/resource.ts';

export const VOICE_CHOICES = [
  { value: 'human', label: 'De una persona' },
  { value: 'synthetic', label: 'Sintética' },
] as const;

export const episodeResource = describeResource({
  name: 'podcast-episodes',
  title: 'Podcast',
  singular: 'episodio',
  plural: 'episodios',
  gender: 'm',
  fields: [
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'number', label: 'Número', kind: 'number' },
    {
      path: 'summary',
      label: 'Resumen',
      kind: 'text',
      hint: 'Una o dos frases: salen en la lista y en el canal.',
    },
    {
      path: 'topics',
      label: 'Temas',
      kind: 'list',
      optional: true,
      hint: 'Sus números. Ninguno si trata del método.',
    },
    { path: 'date', label: 'Fecha', kind: 'day' },
    { path: 'validOn', label: 'Normas vigentes el', kind: 'day' },
    {
      path: 'body',
      label: 'Transcripción',
      kind: 'markdown',
      hint: 'Cada capítulo empieza con «## Título {#clave}». Sin audio, la lee la voz del navegador.',
    },
    {
      path: 'chapterTimes',
      label: 'Inicio de cada capítulo en el audio',
      kind: 'list',
      optional: true,
      hint: 'Como 2:10, uno por capítulo. Sin ellos se reparten según el texto.',
    },
    {
      path: 'voice',
      label: 'Voz del audio',
      kind: 'choice',
      choices: VOICE_CHOICES,
      optional: true,
      hint: 'Si es sintética, la página y el canal lo dicen.',
    },
    stateField,
  ],
  columns: ['title', 'number', 'date', 'voice', 'state', 'updatedAt'],
  search: 'Busca por título, resumen o transcripción',
  sorts: ['number', 'title', 'date', 'updatedAt'],
  defaultOrder: { field: 'number', descending: false },
  filters: stateFilters,
  naturalKey: ['number'],
  canCreate: true,
});
