import type { Input } from '@atalaya/core/api';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { HttpError } from '../../platform/http-error';

type Order = Input<'POST /api/exams'>['body'];

/** Creates an exam and navigates to it. A timed exam waits there for confirmation; an untimed one starts at once. */
export function useBegin(failed?: string) {
  const navigate = useNavigate();
  return useAction(
    async (order: Order) => {
      const built = await call('POST /api/exams', { body: order });
      if (built.limitSeconds === 0) await call('POST /api/exams/:id/start', { params: { id: built.id } });
      return built.id;
    },
    {
      stale: [],
      done: (id) => navigate(`/test/${id}`),
      failed,
      caught: (error) => {
        const running = error instanceof HttpError ? error.details.examId : undefined;
        if (typeof running === 'string') navigate(`/test/${running}`);
      },
    },
  );
}
