/** Why a candidate reports a question. */
export const reportReasons = ['wrong-key', 'outdated', 'unclear', 'typo', 'duplicate', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonNames: Record<ReportReason, string> = {
  'wrong-key': 'La respuesta marcada como correcta no lo es',
  outdated: 'La norma ha cambiado',
  unclear: 'El enunciado es confuso o admite dos respuestas',
  typo: 'Tiene una errata',
  duplicate: 'Está repetida',
  other: 'Otro motivo',
};

export const reportStatuses = ['open', 'accepted', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportStatusNames: Record<ReportStatus, string> = {
  open: 'En revisión',
  accepted: 'Corregida',
  rejected: 'Revisada sin cambios',
};

export const MAX_REPORT_LENGTH = 1_000;
