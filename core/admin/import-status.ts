/** checked: without faults, waiting for a yes · queued, applying: on its way · done · failed: undone, nothing was kept. */
export const importStatuses = ['faulty', 'checked', 'queued', 'applying', 'done', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const importStatusNames: Record<ImportStatus, string> = {
  faulty: 'Con fallos: no se ha importado nada',
  checked: 'Revisado, sin fallos',
  queued: 'En cola',
  applying: 'Importando',
  done: 'Importado',
  failed: 'No se ha podido importar: no se ha cambiado nada',
};

/** Some 35,000 questions. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
/** Of the faults of a file, how many are shown. */
export const MOST_FAULTS = 200;
