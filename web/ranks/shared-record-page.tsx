import { data } from 'react-router';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import type { PageHandle } from '../platform/page-handle';
import { titled } from '../platform/page-title';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/shared-record-page';
import { RecordSheet } from './record-sheet';

/** Never cached: a withdrawn link must show nothing from that moment on. */
export const handle: PageHandle = { audience: 'guest', uncached: true };

const noIndex = { 'x-robots-tag': 'noindex, nofollow' };

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const record = await callFrom(context)('GET /api/ranks/shared/:token', {
      params: { token: params.token },
    });
    return data({ record }, { headers: noIndex });
  } catch (error) {
    if (error instanceof HttpError && error.status < 500)
      return data({ record: null }, { status: 404, headers: noIndex });
    throw error;
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) =>
    loaderData?.record ? `Hoja de servicios de ${loaderData.record.name}` : 'Enlace retirado',
  { robots: 'noindex, nofollow' },
);

export default function SharedRecordPage({ loaderData: { record } }: Route.ComponentProps) {
  if (!record)
    return (
      <div className="page-width py-16">
        <EmptyState
          heading="h1"
          title="Esta hoja ya no se comparte"
          action={<ButtonLink to="/">Ir al inicio</ButtonLink>}
        >
          El enlace no existe o su dueño lo ha retirado.
        </EmptyState>
      </div>
    );
  return (
    <div className="page-width py-10 md:py-16 print:p-0">
      <h1 className="mb-6 text-h2 print:hidden">Hoja de servicios</h1>
      <div className="max-w-210">
        <RecordSheet {...record} />
      </div>
    </div>
  );
}
