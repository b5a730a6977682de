import { knownInputs } from '@atalaya/core/tools/fragment';
import { emptyIdentityForm } from '@atalaya/core/tools/identity/identity-form';
import { toolHead } from '../tool-meta';
import type { Route } from './+types/identity-page';
import { IdentityTool } from './identity-tool';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: toolHead('dni-nie', new URL(request.url).origin),
});

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: toolHead('dni-nie', window.location.origin) });

/** Answers a submit without JavaScript. */
export const action = async ({ request }: Route.ActionArgs) => ({
  inputs: knownInputs(await request.formData(), emptyIdentityForm),
});

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function IdentityPage({ actionData }: Route.ComponentProps) {
  return <IdentityTool posted={actionData?.inputs} />;
}
