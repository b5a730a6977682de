import { brand } from '@atalaya/core/brand';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import { parsedSections } from '../platform/parsed-markdown.server';
import { requireUser } from '../profile/require-user';
import { Button } from '../ui/button';
import { Markdown } from '../ui/markdown';
import type { Route } from './+types/document-page';

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { id } = args.params;
  try {
    const { name, documents } = await callFrom(args.context)('GET /api/store/products/:id/documents', {
      params: { id },
    });
    return { id, name, documents: parsedSections(documents) };
  } catch (error) {
    // Not bought or unknown: show the product page instead.
    if (error instanceof HttpError && error.status < 500) throw redirect(`/producto/${id}`);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Documento'} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function DocumentPage({ loaderData: { id, name, documents } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-18 md:pb-24 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to={`/producto/${id}`} className="link inline-flex min-h-11 items-center gap-2 text-small">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {name}
        </Link>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      {documents.map((document) => (
        <article key={document.id} className="mx-auto mt-6 max-w-3xl text-reading">
          <h1 className="mb-8 text-h1 text-balance">{document.title}</h1>
          <Markdown blocks={document.blocks} top={1} />
        </article>
      ))}
    </div>
  );
}
