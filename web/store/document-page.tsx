import { Printer } from 'lucide-react';
import { redirect } from 'react-router';
import { HttpError } from '../platform/http-error';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { BackLink } from '../ui/back-link';
import { Button } from '../ui/button';
import { Markdown } from '../ui/markdown';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/document-page';

const requestOf = (id: string) => ({ params: { id }, query: { format: 'blocks' } }) as const;

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/store/products/:id/documents', requestOf(id)),
  async (load, { params: { id }, url }) => {
    await requireUser({ url });
    try {
      return { id, ...(await load()) };
    } catch (error) {
      // Not bought or unknown: show the product page instead.
      if (error instanceof HttpError && error.status < 500) throw redirect(`/producto/${id}`);
      throw error;
    }
  },
);

export const meta = titled(({ loaderData }: Route.MetaArgs) => loaderData?.name ?? 'Documento', {
  robots: 'noindex',
});

export default function DocumentPage({ loaderData: { id, name, documents } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-18 md:pb-24 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <BackLink to={`/producto/${id}`}>{name}</BackLink>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer />
          Imprimir
        </Button>
      </div>
      {documents.map((document) => (
        <article key={document.id} className="mx-auto mt-6 max-w-3xl text-reading">
          <h1 className="mb-8 text-h1 text-balance">{document.title}</h1>
          <Markdown blocks={document.blocks ?? []} top={1} />
        </article>
      ))}
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width pt-8 pb-18 md:pb-24">
    <Loading label="Abriendo el documento" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-6">
      <Skeleton className="mt-12 h-24" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Loading>
  </div>
);
