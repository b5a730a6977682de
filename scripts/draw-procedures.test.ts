import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../core/formats/procedures/procedures';
import { readProcedures } from '../server/formats/procedures/procedures-source';
import { drawStep } from '../web/formats/procedures/drawings/drawing';
import { scenes } from '../web/formats/procedures/scenes/scenes';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const drawing = (procedure: string, step: string) =>
  readFile(path(`web/public${drawingOf(procedure, step)}`), 'utf8');

describe('the models of the procedures', () => {
  it('show the steps that the content tells, each with its drawing', async () => {
    const { pieces: procedures } = await readProcedures({ root: path('content') });
    expect(procedures.map(({ value }) => value.id).sort()).toEqual(Object.keys(scenes).sort());
    for (const { value } of procedures) {
      const scene = await scenes[value.id]?.();
      expect(scene?.steps.map(({ id }) => id)).toEqual(value.steps.map(({ id }) => id));
      for (const { id } of value.steps) expect(await drawing(value.id, id)).toContain('<svg');
    }
  });

  it('name only parts that exist', async () => {
    for (const load of Object.values(scenes)) {
      const { parts, steps } = await load();
      const known = new Set(parts.map(({ id }) => id));
      const named = steps.flatMap(({ lit, hidden = [], placed = {} }) => [
        ...lit,
        ...hidden,
        ...Object.keys(placed),
      ]);
      expect(named.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  // One of each: drawing all takes seconds. `npm run formats:draw` draws them again.
  it('are drawn as they are', async () => {
    for (const [id, load] of Object.entries(scenes)) {
      const scene = await load();
      const [step] = scene.steps;
      if (step) expect(drawStep(scene, step) === (await drawing(id, step.id))).toBe(true);
    }
  });
});
