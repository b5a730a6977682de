import type { Answer } from '@atalaya/core/api';
import {
  type NotificationChannel,
  type NotificationChoice,
  notificationLabels,
} from '@atalaya/core/profile/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { toastError } from '../platform/toast-error';
import { Checkbox } from '../ui/forms/checkbox';

type Choices = Answer<'GET /api/profile/notifications'>;

const choicesQuery = read('GET /api/profile/notifications');
const channels: readonly { channel: NotificationChannel; label: string }[] = [
  { channel: 'email', label: 'Correo' },
  { channel: 'push', label: 'Aviso push' },
];

/** Saved on change; rolled back on refusal. */
export function NotificationTable() {
  const { data, error, refetch } = useQuery(choicesQuery);
  const queryClient = useQueryClient();
  const put = (choices: Choices | undefined) => queryClient.setQueryData(choicesQuery.queryKey, choices);
  const save = useMutation({
    mutationFn: ({ kind, email, push }: NotificationChoice) =>
      call('PUT /api/profile/notifications/:kind', { params: { kind }, body: { email, push } }),
    // Serialises quick changes.
    scope: { id: 'notifications' },
    onMutate: (choice) => {
      const before = queryClient.getQueryData<Choices>(choicesQuery.queryKey);
      put(before?.map((one) => (one.kind === choice.kind ? choice : one)));
      return before?.find((one) => one.kind === choice.kind);
    },
    onError: (fault, _choice, before) => {
      const now = queryClient.getQueryData<Choices>(choicesQuery.queryKey);
      if (before) put(now?.map((one) => (one.kind === before.kind ? before : one)));
      toastError('No se ha guardado', fault);
    },
  });

  if (error) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando tus avisos" rows={7} height="h-13" />;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Qué avisos quieres y cómo</caption>
      <thead>
        <tr className="border-b border-line text-small text-muted">
          <th scope="col" className="py-2 text-left font-semibold">
            Aviso
          </th>
          {channels.map(({ channel, label }) => (
            <th
              key={channel}
              scope="col"
              className="w-22 py-2 text-center font-semibold whitespace-nowrap md:w-28"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((choice) => (
          <tr key={choice.kind} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-3 pr-4 text-left font-normal leading-[1.35]">
              <span className="block font-semibold">{notificationLabels[choice.kind].label}</span>
              <span className="block text-small text-muted">{notificationLabels[choice.kind].hint}</span>
            </th>
            {channels.map(({ channel, label }) => (
              <td key={channel} className="py-3">
                <Checkbox
                  label={`${notificationLabels[choice.kind].label}: ${label}`}
                  hideLabel
                  className="justify-items-center *:justify-self-center"
                  checked={choice[channel]}
                  onChange={({ target }) => save.mutate({ ...choice, [channel]: target.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
