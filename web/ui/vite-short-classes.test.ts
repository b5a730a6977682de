import { describe, expect, it } from 'vitest';
import { withShortNames } from './vite-short-classes';

const css = `
  .items-center { align-items: center }
  .hover\\:underline:hover { text-decoration: underline }
  .group-open\\:hidden:is(:where(.group):is([open]) *) { display: none }
  .tab-hidden .breathing { animation: none }
  .a { color: red }
  @media (width >= 48rem) { .md\\:flex { display: flex } }
`;
const uses = new Map([['md:flex', 9]]);

describe('the short names of classes', () => {
  const { names, css: made } = withShortNames(css, uses);

  it('say the same as the long ones, wherever the rule stands', () => {
    expect(made).toContain(`.items-center, .${names['items-center']} {`);
    expect(made).toContain(`.hover\\:underline:hover, .${names['hover:underline']}:hover {`);
    expect(made).toMatch(new RegExp(`@media[^{]+\\{\\s*\\.md\\\\:flex, \\.${names['md:flex']} \\{`));
  });

  it('are shortest where a class is used most, and never a name that exists', () => {
    expect(names['md:flex']).toBe('b');
    expect(Object.values(names)).not.toContain('a');
  });

  it('are not given to classes that stand together in a rule: the other one may come from a script', () => {
    for (const name of ['group', 'group-open:hidden', 'tab-hidden', 'breathing'])
      expect(names[name]).toBeUndefined();
  });
});
