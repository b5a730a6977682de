import { emptyBreathForm } from '@atalaya/core/tools/breath/breath-form';
import { knownInputs } from '@atalaya/core/tools/fragment';
import { toolHead } from '../tool-meta';
import type { Route } from './+types/breath-page';
import { BreathTool } from './breath-tool';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: toolHead('alcoholimetro', new URL(request.url).origin),
});

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: toolHead('alcoholimetro', window.location.origin) });

/** Answers a submit without JavaScript. */
export const action = async ({ request }: Route.ActionArgs) => ({
  inputs: knownInputs(await request.formData(), emptyBreathForm),
});

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BreathPage({ actionData }: Route.ComponentProps) {
  return <BreathTool posted={actionData?.inputs} />;
}
