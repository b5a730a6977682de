import type { QuietHours } from '@atalaya/core/push/quiet-hours';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { toastError } from '../platform/toast-error';
import { Input } from '../ui/forms/input';
import { Switch } from '../ui/forms/switch';

const hoursQuery = read('GET /api/push/quiet-hours');

/** Saved on change; notifications during quiet hours are pushed afterwards. */
export function QuietHoursForm() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(hoursQuery);
  const save = useMutation({
    mutationFn: (hours: QuietHours) => call('PUT /api/push/quiet-hours', { body: hours }),
    // Serialises quick changes.
    scope: { id: 'quiet-hours' },
    onMutate: (hours) => {
      const before = client.getQueryData<QuietHours>(hoursQuery.queryKey);
      client.setQueryData(hoursQuery.queryKey, hours);
      return before;
    },
    onError: (fault, _hours, before) => {
      client.setQueryData(hoursQuery.queryKey, before);
      toastError('No se ha guardado', fault);
    },
  });
  if (error && !data) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando tus horas de silencio" rows={1} height="h-16" />;
  const change = (part: Partial<QuietHours>) => save.mutate({ ...data, ...part });
  return (
    <div className="grid gap-3">
      <Switch
        label={<span className="font-semibold">Horas de silencio</span>}
        hint="Lo que llegue en ese rato te espera hasta que termine. En hora peninsular."
        checked={data.on}
        onChange={({ target }) => change({ on: target.checked })}
      />
      {data.on && (
        <div className="flex flex-wrap gap-4 pl-13.5 max-sm:pl-0">
          <Input
            type="time"
            label="Desde"
            required
            value={data.from}
            fieldClassName="w-32"
            onChange={({ target }) => target.value && change({ from: target.value })}
          />
          <Input
            type="time"
            label="Hasta"
            required
            value={data.to}
            fieldClassName="w-32"
            onChange={({ target }) => target.value && change({ to: target.value })}
          />
        </div>
      )}
    </div>
  );
}
