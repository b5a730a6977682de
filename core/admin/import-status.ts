/** `checked`: no faults, waits for confirmation. `failed`: rolled back, nothing was imported. */
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

/** About 35,000 questions. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
export const MAX_LISTED_FAULTS = 200;
/** What an import does with a row of its file. */
export const importOutcomes = ['new', 'changed', 'same', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Singular and plural. */
export const importOutcomeNames: Record<ImportOutcome, readonly [string, string]> = {
  new: ['Se añade', 'Se añaden'],
  changed: ['Cambia', 'Cambian'],
  same: ['Sin cambios', 'Sin cambios'],
  refused: ['Con fallos', 'Con fallos'],
};
