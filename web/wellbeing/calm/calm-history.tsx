import type { Answer } from '@atalaya/core/api';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { plusDays } from '@atalaya/core/review/days';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { BarChart } from '../../ui/charts/bar-chart';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';

const DAYS = 7;

/** The streak of calm days, which is none of study, and the last week. */
export function CalmHistory({ calm }: { calm: Answer<'GET /api/calm'> }) {
  const { today, streak, best, sessions, minutes, days } = calm;
  const [isErasing, setErasing] = useState(false);
  const week = Array.from({ length: DAYS }, (_, index) => plusDays(today, index - DAYS + 1)).map((day) => ({
    day,
    minutes: days.find((one) => one.day === day)?.minutes ?? 0,
  }));
  const erasure = useAction(() => call('DELETE /api/calm'), { failed: 'No se han borrado las sesiones' });
  const erase = () => {
    setErasing(false);
    erasure.run();
  };
  if (sessions === 0)
    return (
      <p className="mt-6 text-muted">
        Cuando acabes una sesión verás aquí tus días y tus minutos. Esta racha va aparte de la de estudio.
      </p>
    );
  return (
    <Card className="mt-6 grid gap-6 md:grid-cols-[4fr_8fr]">
      <div className="grid content-start gap-2">
        <h2 className="text-h4">Tu racha de calma</h2>
        <p className="num text-[3.5rem] leading-none">{streak}</p>
        <p className="text-muted">
          {streak === 1 ? 'día' : 'días'}. La mejor, {best}. Va aparte de la de estudio: si se corta, no pasa
          nada.
        </p>
        <p className="text-small text-muted">
          {formatCount(sessions, 'sesión', 'sesiones')}, {formatNumber(minutes)} min en total.
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5 justify-self-start"
          onClick={() => setErasing(true)}
        >
          Borrar las sesiones
        </Button>
      </div>
      <ChartFrame
        title="Minutos de los últimos siete días"
        table={{
          columns: ['Día', 'Minutos'],
          rows: week.map((one) => [dayAndShortMonth(one.day), one.minutes]),
        }}
      >
        <BarChart
          bars={week.map((one) => ({
            label: dayAndShortMonth(one.day),
            value: one.minutes,
            current: one.day === today,
          }))}
        />
      </ChartFrame>
      <ConfirmDialog
        open={isErasing}
        onOpenChange={setErasing}
        title="Borrar las sesiones de calma"
        description="Se borran todas, con la racha. No se pueden recuperar."
        confirmLabel="Borrar"
        danger
        onConfirm={() => void erase()}
      />
    </Card>
  );
}
