import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Spinner } from '../../ui/spinner';
import { adoptUnstored } from '../sitting/device-store';
import { examApi } from '../sitting/exam-api';
import { drain } from '../sitting/outbox';
import type { SittingApi } from '../sitting/sitting-api';

const noListeners = { work: () => {}, time: () => {}, notice: () => {} };

type Finished = { examId: string; userId: string; resultPath: string; api?: SittingApi };

/** The server has finished the exam. Clear the device's copy first, then show the result. */
export function FinishedExam({ examId, userId, resultPath, api = examApi }: Finished) {
  const navigate = useNavigate();
  useEffect(() => {
    let wanted = true;
    adoptUnstored(userId)
      .then(() => drain(examId, noListeners, api))
      .catch(() => {})
      .then(() => wanted && navigate(resultPath, { replace: true }));
    return () => {
      wanted = false;
    };
  }, [examId, userId, resultPath, api, navigate]);
  return (
    <main id="contenido" className="grid min-h-dvh place-items-center px-5">
      <div role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        <h1 className="font-sans text-body font-normal">Preparando tu resultado</h1>
      </div>
    </main>
  );
}
