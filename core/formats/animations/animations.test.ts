import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideReferences } from '../drawing/svg';
import { AnimationFile } from './animation.contract';
import { animationFaults, animationQuotaFaults } from './animation-rules';
import { actorsSvg } from './animation-svg';
import { MOVE_MS, posesAt, posesOf, stepAt, stepStarts } from './frames';

const caption = 'Una frase que explica lo que se ve en este paso.';
const parsed = (changes: object = {}) =>
  AnimationFile.safeParse({
    id: 'camino',
    title: 'El camino',
    summary: 'De la idea a la consumación, qué se castiga en cada fase del camino del delito.',
    topics: [16],
    basis: 'Código Penal, arts. 15 a 18.',
    validOn: '2026-05-02',
    actors: [
      { id: 'autor', kind: 'token', x: 40, y: 40, icon: 'person' },
      { id: 'pena', kind: 'card', x: 10, y: 150, width: 200, title: 'Pena', hidden: true },
      { id: 'barra', kind: 'bar', x: 10, y: 100, width: 200 },
    ],
    steps: [
      { title: 'Uno', caption, set: { barra: { grow: 0 } } },
      { title: 'Dos', caption, set: { autor: { x: 140, lit: true } } },
      { title: 'Tres', caption, set: { pena: { shown: true }, barra: { grow: 1 } } },
      { title: 'Cuatro', caption },
    ],
    ...changes,
  });
const file = (changes: object = {}): AnimationFile => AnimationFile.parse(parsed(changes).data);
const faultsOf = (...files: AnimationFile[]) =>
  animationFaults(
    files.map((value) => ({ value, file: 'content/formats/animations/01.yaml', lines: {} })),
    new Set([16]),
  ).map(({ field, reason }) => `${field} — ${reason}`);

describe('the frames of an explanation', () => {
  const story = file();
  const starts = stepStarts(story.steps);
  const poses = posesOf(story);

  it('begin still, with the first step as it ends', () => {
    expect(posesAt(poses, starts, 0)).toEqual(poses[0]);
    expect(poses[0]).toMatchObject({ autor: { x: 40 }, pena: { shown: 0 }, barra: { grow: 0 } });
  });

  it('move at the beginning of a step and stand while its caption is read', () => {
    const second = starts[1] ?? 0;
    expect(posesAt(poses, starts, second).autor).toMatchObject({ x: 40, lit: 0 });
    expect(posesAt(poses, starts, second + MOVE_MS / 2).autor).toMatchObject({ x: 90, lit: 0.5 });
    expect(posesAt(poses, starts, second + MOVE_MS)).toEqual(poses[1]);
  });

  it('keep what a step does not change', () =>
    expect(poses[3]).toMatchObject({ autor: { x: 140, lit: 1 }, pena: { shown: 1 }, barra: { grow: 1 } }));

  it('belong to one step each, and the end to the last', () => {
    const end = starts.at(-1) ?? 0;
    expect(starts.map((start) => stepAt(starts, start))).toEqual([0, 1, 2, 3, 3]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: end, noNaN: true }), (ms) => {
        const step = stepAt(starts, ms);
        expect(starts[step]).toBeLessThanOrEqual(ms);
        for (const { shown, lit, grow } of Object.values(posesAt(poses, starts, ms)))
          for (const share of [shown, lit, grow]) expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});

describe('an animated explanation', () => {
  it('is sound when its parts can be drawn', () => {
    expect(faultsOf(file())).toEqual([]);
    expect(outsideReferences(actorsSvg(file()))).toEqual([]);
    expect(actorsSvg(file())).toContain('<g id="autor_lit"');
  });

  it('needs a caption for every step, and a legal basis', () => {
    const steps = [1, 2, 3, 4].map((number) => ({
      title: `${number}`,
      caption: number === 3 ? '' : caption,
    }));
    expect(parsed({ steps }).error?.issues.map(({ path }) => path.join('.'))).toContain('steps.2.caption');
    expect(parsed({ basis: undefined }).success).toBe(false);
  });

  it('has an id of its own, topics that exist and steps that change its own actors', () => {
    expect(faultsOf(file(), file())).toEqual(['id — «camino» stands twice']);
    expect(faultsOf(file({ topics: [44] }))).toEqual(['topics — there is no topic 44']);
    const steps = [0, 1, 2, 3].map((number) => ({
      title: `${number}`,
      caption,
      set: number ? {} : { nadie: { x: 1 } },
    }));
    expect(faultsOf(file({ steps }))).toEqual(['steps.0 — there is no actor «nadie»']);
  });

  it('is refused when something leaves the scene or words cover words', () => {
    const card = (id: string, x: number, y: number) => ({ id, kind: 'card', x, y, width: 100, title: id });
    const actors = [card('a', 10, 10), card('b', 60, 20), card('c', 300, 150)];
    const steps = [0, 1, 2, 3].map((number) => ({ title: `${number}`, caption }));
    expect(faultsOf(file({ actors, steps })).slice(0, 2)).toEqual([
      'steps.0 — «c» leaves the scene',
      'steps.0 — «a» and «b» overlap',
    ]);
  });

  it('comes in a set of at least eight', () =>
    expect(animationQuotaFaults([]).map(({ reason }) => reason)).toEqual(['0 of at least 8']));
});
