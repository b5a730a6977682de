import { knownInputs } from '@atalaya/core/tools/fragment';
import { emptyItvForm } from '@atalaya/core/tools/itv/itv-form';
import { toolHead } from '../tool-meta';
import type { Route } from './+types/itv-page';
import { ItvTool } from './itv-tool';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: toolHead('verificador-itv', new URL(request.url).origin),
});

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: toolHead('verificador-itv', window.location.origin) });

/** Answers a submit without JavaScript. */
export const action = async ({ request }: Route.ActionArgs) => ({
  inputs: knownInputs(await request.formData(), emptyItvForm),
});

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ItvPage({ actionData }: Route.ComponentProps) {
  return <ItvTool posted={actionData?.inputs} />;
}
