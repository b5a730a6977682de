import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawStep } from '../web/formats/procedures/drawings/drawing.ts';
import { scenes } from '../web/formats/procedures/scenes/scenes.ts';

// npm run formats:draw: draws every step of the procedures in 3D into web/public/3d, from their models.

const root = fileURLToPath(new URL('../web/public/3d', import.meta.url));
await rm(root, { recursive: true, force: true });
for (const [id, load] of Object.entries(scenes)) {
  const scene = await load();
  await mkdir(`${root}/${id}`, { recursive: true });
  for (const step of scene.steps) await writeFile(`${root}/${id}/${step.id}.svg`, drawStep(scene, step));
}
