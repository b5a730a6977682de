import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, NODE, pathThrough, wrapLabel } from './layout';
import { type Protocol, ProtocolFile, type ProtocolNode } from './protocol.contract';
import { scoreCase } from './training';
import { protocolFaults } from './tree-rules';
import {
  back,
  currentNode,
  droppedBy,
  forward,
  goTo,
  isOver,
  parseWalk,
  startWalk,
  writeNote,
  writeTime,
} from './walk';

const basis = [{ law: 'lecrim', article: '282', text: 'Deber de averiguar' }];
const shared = (id: string) => ({ id, title: id, short: id, text: id, times: [], basis });
const step = (id: string, next: string): ProtocolNode => ({ kind: 'step', ...shared(id), next });
const end = (id: string): ProtocolNode => ({ kind: 'end', ...shared(id) });
const question = (id: string, options: Record<string, string>): ProtocolNode => ({
  kind: 'question',
  ...shared(id),
  options: Object.entries(options).map(([option, next]) => ({ id: option, label: option, next })),
});

const protocol = (nodes: ProtocolNode[], more: Partial<Protocol> = {}): Protocol => ({
  id: 'prueba',
  title: 'Prueba',
  name: 'Prueba',
  area: 'calle',
  summary: 'Una prueba',
  description: 'Una prueba',
  keywords: 'prueba',
  validOn: '2026-05-02',
  start: 'a',
  nodes,
  cases: [],
  ...more,
});

const small = protocol(
  [
    step('a', 'q1'),
    question('q1', { si: 'b', no: 'q2' }),
    step('b', 'q2'),
    question('q2', { si: 'e1', no: 'e2' }),
    end('e1'),
    end('e2'),
  ],
  {
    cases: [
      {
        id: 'c1',
        title: 'Caso',
        story: 'Historia',
        answers: [
          { question: 'q1', option: 'si', why: 'Porque sí' },
          { question: 'q2', option: 'no', why: 'Porque no' },
        ],
      },
    ],
  },
);

const laws = new Map([['lecrim', '2026-05-02']]);
const reasonsOf = (value: Protocol) =>
  protocolFaults({ value, file: 'content/protocols/prueba.yaml', lines: {} }, laws).map(
    ({ reason }) => reason,
  );

describe('a protocol file', () => {
  it('is accepted when every path ends and every node has its legal basis', () => {
    expect(ProtocolFile.safeParse(small).success).toBe(true);
    expect(reasonsOf(small)).toEqual([]);
  });

  it.each<[string, Protocol, string]>([
    ['a loop', protocol([step('a', 'b'), step('b', 'a')]), 'b loops back to «a»'],
    ['a node that leads to itself', protocol([step('a', 'a')]), 'a loops back to «a»'],
    ['an orphan', protocol([end('a'), end('b')]), 'b is an orphan: nothing leads to it'],
    ['a missing node', protocol([step('a', 'x')]), 'a leads to «x», which does not exist'],
    ['a missing start', protocol([end('b')]), 'there is no node «a»'],
    ['two nodes with one id', protocol([step('a', 'b'), end('b'), end('b')]), '«b» is the id of two nodes'],
    [
      'a single answer',
      protocol([question('a', { si: 'b' }), end('b')]),
      'a is a question with fewer than two options',
    ],
    ['no legal basis', protocol([{ ...end('a'), basis: [] }]), 'a has no legal basis'],
    [
      'an unknown law',
      protocol([{ ...end('a'), basis: [{ law: 'x', article: '1', text: 't' }] }]),
      '«x» is not in laws.yaml',
    ],
    [
      'a law text that is too old',
      protocol([end('a')], { validOn: '2026-08-22' }),
      'is later than the text of lecrim, 2026-05-02',
    ],
    ['the wrong file', { ...small, id: 'otra' }, 'must be the name of the file'],
  ])('reports %s', (_, value, reason) => {
    expect(reasonsOf(value)).toContain(reason);
  });

  it('reports a path of more than 25 nodes', () => {
    const ids = Array.from({ length: 26 }, (_, at) => (at === 0 ? 'a' : `n${at}`));
    const nodes = ids.map((id, at) => (at === 25 ? end(id) : step(id, ids[at + 1] ?? '')));
    expect(reasonsOf(protocol(nodes))).toEqual(['the longest path has 26 nodes, at most 25']);
  });

  it('reports a case that stops halfway or answers what its path does not ask', () => {
    const withAnswers = (...answers: [string, string][]) => ({
      ...small,
      cases: [
        {
          id: 'c1',
          title: 'Caso',
          story: 'Historia',
          answers: answers.map(([question, option]) => ({ question, option, why: 'x' })),
        },
      ],
    });
    expect(reasonsOf(withAnswers(['q1', 'si']))).toEqual(['c1 stops at «q2», which has no valid answer']);
    expect(reasonsOf(withAnswers(['q1', 'quizá'], ['q2', 'no']))[0]).toContain('c1 stops at «q1»');
    expect(reasonsOf(withAnswers(['q2', 'no'], ['q1', 'si']))).toEqual([
      'c1 answers q2, q1, but its path asks q1, q2',
    ]);
  });
});

describe('walking a protocol', () => {
  const atQ2 = [undefined, 'si', undefined].reduce<ReturnType<typeof startWalk>>(
    (walk, option, at) => forward(small, walk, option, at + 1),
    startWalk(small, 0),
  );

  it('goes on by steps and answers until an end', () => {
    expect(atQ2.visits.map(({ node }) => node)).toEqual(['a', 'q1', 'b', 'q2']);
    expect(isOver(small, atQ2)).toBe(false);
    expect(isOver(small, forward(small, atQ2, 'no', 9))).toBe(true);
    expect(forward(small, atQ2, 'quizá', 9)).toBe(atQ2);
  });

  it('keeps the answers when going back, and drops them only for another answer', () => {
    const atQ1 = back(back(atQ2));
    expect(currentNode(small, atQ1)?.id).toBe('q1');
    expect([droppedBy(atQ1, 'si'), droppedBy(atQ1, 'no')]).toEqual([0, 2]);
    expect(forward(small, atQ1, 'si', 9)).toEqual(goTo(atQ2, 2));
    expect(forward(small, atQ1, 'no', 9).visits.map(({ node }) => node)).toEqual(['a', 'q1', 'q2']);
    expect(back(startWalk(small, 0))).toEqual(startWalk(small, 0));
  });

  it('keeps notes and times with their node', () => {
    const written = writeTime(writeNote(atQ2, 'Dos testigos'), 'Hora del aviso', '22:41');
    expect(written.visits[3]).toMatchObject({ note: 'Dos testigos', times: { 'Hora del aviso': '22:41' } });
    expect(parseWalk(small, JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it('reads from the device only what still follows the tree', () => {
    for (const stored of [null, 'x', {}, { visits: 3 }, { visits: [{ node: 'q1', at: 1 }] }])
      expect(parseWalk(small, stored)).toBeUndefined();
    const changed = protocol([step('a', 'e1'), end('e1')]);
    expect(parseWalk(changed, atQ2)).toEqual({ visits: [{ node: 'a', at: 0 }], at: 0 });
  });

  it('whatever is pressed, the visits follow the tree', () => {
    const act = fc.oneof(
      fc.constant('back'),
      fc.constantFrom(undefined, 'si', 'no'),
      fc.integer({ min: -1, max: 6 }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let walk = startWalk(small, 0);
        for (const one of acts)
          if (one === 'back') walk = back(walk);
          else walk = typeof one === 'number' ? goTo(walk, one) : forward(small, walk, one, 1);
        expect(parseWalk(small, walk)).toEqual(walk);
      }),
    );
  });
});

describe('a training case', () => {
  const walked = (...options: (string | undefined)[]) =>
    options.reduce<ReturnType<typeof startWalk>>(
      (walk, option) => forward(small, walk, option, 1),
      startWalk(small, 0),
    );
  const [testCase] = small.cases;
  if (!testCase) throw new Error('the protocol has a case');

  it.each([
    [[undefined, 'si', undefined, 'no'], 2, 10, true],
    [[undefined, 'si', undefined, 'si'], 1, 5, false],
    [[undefined, 'no', 'no'], 1, 5, true],
    [[undefined, 'no', 'si'], 0, 0, false],
  ] as const)('%j: %i right, score %d', (options, right, score, isRightEnd) => {
    expect(scoreCase(small, testCase, walked(...options))).toMatchObject({
      right,
      total: 2,
      score,
      isRightEnd,
    });
  });

  it('counts a question that the case never asks against the score', () => {
    const tree = protocol([
      question('a', { si: 'e', no: 'q' }),
      question('q', { si: 'e', no: 'e' }),
      end('e'),
    ]);
    const short = { ...testCase, answers: [{ question: 'a', option: 'si', why: 'x' }] };
    const walk = forward(tree, forward(tree, startWalk(tree, 0), 'no', 1), 'si', 1);
    const { decisions, score } = scoreCase(tree, short, walk);
    expect(score).toBe(0);
    expect(decisions.map(({ given, right }) => [given, right])).toEqual([
      ['no', 'si'],
      ['si', undefined],
    ]);
  });
});

describe('the diagram', () => {
  const layered = fc.integer({ min: 2, max: 14 }).chain((size) =>
    fc
      .array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { minLength: size, maxLength: size })
      .map((targets): ProtocolNode[] =>
        targets.map(([one, other], at) => {
          const below = (offset: number) => `n${Math.min(size - 1, at + 1 + (offset % 3))}`;
          return at === size - 1 ? end(`n${at}`) : question(`n${at}`, { si: below(one), no: below(other) });
        }),
      ),
  );

  it('puts every node below those that lead to it, and none over another', () => {
    fc.assert(
      fc.property(layered, (nodes) => {
        const layout = layOut({ start: 'n0', nodes });
        const at = new Map(layout.nodes.map((node) => [node.id, node]));
        for (const { from, to } of layout.edges)
          expect(at.get(to)?.layer).toBeGreaterThan(at.get(from)?.layer ?? 0);
        for (const one of layout.nodes) {
          expect(one.x - NODE.width / 2).toBeGreaterThanOrEqual(-0.01);
          expect(one.x + NODE.width / 2).toBeLessThanOrEqual(layout.width + 0.01);
          for (const other of layout.nodes)
            if (one !== other && one.layer === other.layer)
              expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(NODE.width);
        }
      }),
    );
  });

  it('joins two answers with the same consequence in one line', () => {
    const { edges } = layOut(protocol([question('a', { si: 'e', no: 'e' }), end('e')]));
    expect(edges).toMatchObject([{ from: 'a', to: 'e', label: 'si · no' }]);
    expect(
      pathThrough([
        { x: 84, y: 28 },
        { x: 84, y: 138 },
      ]),
    ).toBe('M84 56C84 83 84 83 84 110');
  });

  it('wraps a label in two lines', () => {
    expect(wrapLabel('Nivel')).toEqual(['Nivel']);
    expect(wrapLabel('Asistencia letrada y declaración')).toEqual(['Asistencia letrada', 'y declaración']);
  });
});
