import { describe, expect, it } from 'vitest';
import { pathsOf, readTopic } from './vite-search-index';

describe('the index that is built with the pages', () => {
  it('knows the path of every route, also inside layouts and below others', () => {
    const routes = [
      {
        file: 'layout.tsx',
        children: [
          { file: 'home.tsx', index: true },
          { file: 'blog.tsx', path: 'blog' },
        ],
      },
      { file: 'campus.tsx', path: 'campus-estudio', children: [{ file: 'temario.tsx', path: 'temario' }] },
    ];
    expect(pathsOf(routes)).toEqual(['/', '/blog', '/campus-estudio', '/campus-estudio/temario']);
  });

  it('finds a topic by its number, its official wording and its sections', () => {
    const topic = `---
number: 21
title: "Derecho Procesal Penal: concepto"
shortTitle: "Derecho Procesal Penal"
sections:
  - { id: denuncia, title: "La denuncia", epigraphs: [denuncia] }
---
## La denuncia {#denuncia}
`;
    expect(readTopic(topic)).toEqual([
      {
        kind: 'topic',
        number: 21,
        title: 'Derecho Procesal Penal',
        text: 'Concepto',
        path: '/campus-estudio/temario/tema-21',
        keywords: 'tema 21 La denuncia',
      },
    ]);
  });

  it('leaves out a file without a head', () => {
    expect(readTopic('# Nada')).toEqual([]);
  });
});
