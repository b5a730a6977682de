import { knownInputs } from '@atalaya/core/tools/fragment';
import { emptyVinForm } from '@atalaya/core/tools/vin/vin-form';
import { toolHead } from '../tool-meta';
import type { Route } from './+types/vin-page';
import { VinTool } from './vin-tool';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: toolHead('localizador-vin', new URL(request.url).origin),
});

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: toolHead('localizador-vin', window.location.origin) });

/** Answers a submit without JavaScript. */
export const action = async ({ request }: Route.ActionArgs) => ({
  inputs: knownInputs(await request.formData(), emptyVinForm),
});

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function VinPage({ actionData }: Route.ComponentProps) {
  return <VinTool posted={actionData?.inputs} />;
}
