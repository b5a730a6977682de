import type { Answer } from '@atalaya/core/api';
import type { CaseState } from '@atalaya/core/forum/moderation';

export type AdminCase = Answer<'GET /api/admin/forum-cases'>['items'][number];

export const caseStateWords: Record<CaseState, string> = {
  open: 'Sin revisar',
  taken: 'En revisión',
  decided: 'Decidido',
  appealed: 'Recurrido',
  closed: 'Cerrado',
};
