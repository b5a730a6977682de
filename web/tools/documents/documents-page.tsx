import { emptyDocumentForm } from '@atalaya/core/tools/documents/document-form';
import { knownInputs } from '@atalaya/core/tools/fragment';
import { toolHead } from '../tool-meta';
import type { Route } from './+types/documents-page';
import { DocumentsTool } from './documents-tool';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: toolHead('documentoscopia', new URL(request.url).origin),
});

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: toolHead('documentoscopia', window.location.origin) });

/** Answers a submit without JavaScript. */
export const action = async ({ request }: Route.ActionArgs) => ({
  inputs: knownInputs(await request.formData(), emptyDocumentForm),
});

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function DocumentsPage({ actionData }: Route.ComponentProps) {
  return <DocumentsTool posted={actionData?.inputs} />;
}
