import type { Answer } from '@atalaya/core/api';
import { useRecord } from '../../admin/resource/use-record';
import { read } from '../../platform/api';

export type UserDetail = Answer<'GET /api/admin/users/:id'>;
export type OnChanged = (user: UserDetail) => void;

const userQuery = (id: string) => read('GET /api/admin/users/:id', { params: { id } });

export const useAdminUser = (id: string | null) =>
  useRecord(userQuery, id, ['/api/admin/users', `/api/admin/users/${id}/audit`, '/api/admin/audit']);
