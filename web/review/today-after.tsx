import type { Answer } from '@atalaya/core/api';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { hourInSpain } from '@atalaya/core/platform/madrid-time';
import { minutesOn } from '@atalaya/core/profile/study-settings';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { deviceStore, useDeviceStore } from '../platform/device-store';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Ring } from '../ui/charts/ring';
import { Note } from '../ui/note';
import { toast } from '../ui/overlays/toast-store';

type Today = Answer<'GET /api/progress/today'>;

/** Who says no is not asked again. */
const asked = deviceStore('atalaya.reminder-asked', (stored) => stored === true);

const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** The day after this session: goal, streak, what comes next, and the offer of a reminder. */
export function TodayAfter() {
  const { data: today } = useQuery({ ...read('GET /api/progress/today'), ...fresh });
  const { data: settings, refetch } = useQuery({ ...read('GET /api/profile/study'), ...fresh });
  const wasAsked = useDeviceStore(asked, true);
  if (!today || !settings) return null;
  const goal = minutesOn(settings.weekMinutes, null, today.today);
  return (
    <>
      <Card className="flex items-center gap-6">
        <Ring
          label={`Objetivo de hoy: ${today.minutesToday} de ${goal} minutos`}
          part={goal === 0 ? 1 : today.minutesToday / goal}
        >
          {today.minutesToday}
        </Ring>
        <div className="min-w-0">
          <p className="font-semibold">
            {today.minutesToday >= goal
              ? 'Objetivo de hoy cumplido'
              : `${today.minutesToday} de ${goal} minutos de hoy`}
          </p>
          <p className="mt-1">
            <b className="num text-h4">{today.streak.days}</b>{' '}
            {today.streak.days === 1 ? 'día de racha' : 'días de racha'}
          </p>
          <p className="mt-1 text-small text-muted">{nextWords(today)}</p>
        </div>
      </Card>
      {settings.reminderHour === null && !wasAsked && <Reminder onSet={() => void refetch()} />}
    </>
  );
}

function nextWords({ forecast, due }: Today): string {
  const left = due.reduce((sum, { items }) => sum + items, 0);
  if (left > 0) return `Hoy te ${left === 1 ? 'queda 1 repaso' : `quedan ${left} repasos`}.`;
  const next = forecast.slice(1).find(({ due: items }) => items > 0);
  if (!next) return 'Sin repasos en los próximos días: es buen momento para leer un tema.';
  const when = next.day === forecast[1]?.day ? 'Mañana' : `El ${dayAndMonth(next.day)}`;
  return `${when}: ${next.due} ${next.due === 1 ? 'repaso' : 'repasos'}.`;
}

function Reminder({ onSet }: { onSet: () => void }) {
  // The hour of this session is when the user has time.
  const hour = hourInSpain(new Date());
  const set = useAction(() => call('PATCH /api/profile/study', { body: { reminderHour: hour } }), {
    stale: [],
    done: () => {
      toast({ title: `Te avisaremos a las ${hour}:00`, description: 'Solo si ese día no has empezado aún.' });
      onSet();
    },
    failed: 'No se ha podido guardar',
    retries: true,
  });
  return (
    <Note icon={<BellRing />}>
      <p>
        <b>¿Te avisamos a esta hora?</b> Los días con estudio, un correo a las {hour}:00 si aún no has
        empezado.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" busy={set.isBusy} onClick={() => set.run()}>
          Sí, avísame
        </Button>
        <ButtonLink size="sm" variant="quiet" to="/campus-estudio/atalaya#aviso">
          Elegir otra hora
        </ButtonLink>
        <Button size="sm" variant="quiet" onClick={() => asked.change(true)}>
          Ahora no
        </Button>
      </div>
    </Note>
  );
}
