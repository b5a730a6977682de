import { actorsSvg } from '@atalaya/core/formats/animations/animation-svg';
import { drawScene, SCENE_WIDTH } from '@atalaya/core/formats/animations/draw-actor';
import { themed, toSvg } from '@atalaya/core/formats/drawing/svg';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { selectAnimation, selectAnimations } from '../formats.queries';
import { listed } from '../piece-lists';

/** The animated explanations with their topics. */
export async function animations(kit: Kit) {
  const items = await listed(kit, await selectAnimations(kit.db));
  return items.map((item) => ({ ...item, scene: { width: SCENE_WIDTH, height: item.body.height } }));
}

export async function animationById(kit: Kit, id: string) {
  const items = await animations(kit);
  const index = items.findIndex((one) => one.id === id);
  const found = items[index];
  if (!found) throw new AppError('request.not-found');
  const { basis, validOn, actors, steps } = found.body;
  return { ...found, basis, validOn, actors, steps, next: items[index + 1] ?? null };
}

/** The parts that a page moves, or a still for the list. */
export async function animationFile(kit: Kit, id: string, file: 'actors.svg' | 'still.svg'): Promise<string> {
  const found = await selectAnimation(kit.db, id);
  if (!found) throw new AppError('request.not-found');
  const { body } = found;
  if (file === 'actors.svg') return actorsSvg(body);
  const last = body.steps.length - 1;
  return toSvg(drawScene(body, last), { title: body.title, description: body.summary, paint: themed });
}
