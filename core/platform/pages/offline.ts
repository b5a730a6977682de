// Which pages open without network, and what they read.

/** What can be downloaded (a topic, cards, a mock, an episode), and the pages from which one gets there and back. */
const downloadPages = [
  /^\/study$/,
  /^\/test\/[^/]+(\/(resultado|repaso))?$/,
  /^\/campus-estudio$/,
  /^\/campus-estudio\/temario(\/|$)/,
  /^\/campus-estudio\/(descargas|podcast)(\/|$)/,
];

/**
 * Private pages available offline. Orders, messages and the like are excluded because a stale copy would mislead. A study
 * session and a running exam have their own local stores for their questions and answers.
 */
const studyPages = [
  ...downloadPages,
  /^\/campus-estudio\/(pruebas-fisicas|mindfulness|diario-guiado|entrenamiento\/progreso|entrenamiento\/sesion\/[^/]+)$/,
  /^\/campus-estudio\/juegos(\/partida\/[^/]+)?$/,
  /^\/campus-estudio\/(plus-content|normativa|actualizaciones|recursos-gratuitos|tutoriales)(\/|$)/,
];

const matches = (patterns: readonly RegExp[], path: string): boolean =>
  patterns.some((pattern) => pattern.test(path));

export const isDownloadPage = (path: string): boolean => matches(downloadPages, path);
export const isStudyPage = (path: string): boolean => matches(studyPages, path);

/** Tools and protocols run on the device: once opened, they work without network for everybody. */
export const isToolPage = (path: string): boolean =>
  /^\/(herramientas(-grid)?|protocolos(-modern)?|accidentes|viogen)(\/|$)/.test(path);

/** All sections of a topic are one page, cached once under the topic's path. */
export const cachePathOf = (path: string): string =>
  path.replace(/^(\/campus-estudio\/temario\/tema-\d+)\/(?!tablero$)[^/]+$/, '$1');

/** What study pages read: available offline, network first. */
const studyData =
  /^\/api\/(progress\/today|topics|topics\/\d+\/(content|reading|bundle|terms|decks)|syllabus\/reading|checkout\/rights|exams\/[^/]+\/(result|review)|plus\/content\/[^/]+|games|games\/coins|games\/plays\/[^/]+|calm|fitness|fitness\/training|podcast\/episodes(\/[^/]+)?|my-laws\/articles\/[^/]+\/notes)$/;

export const isStudyData = (path: string): boolean => studyData.test(path);
