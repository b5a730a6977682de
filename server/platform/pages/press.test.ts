import { describe, expect, it } from 'vitest';
import { press } from './press';

const names = new Map([
  ['items-center', 'a'],
  ['[&_svg]:size-5', 'b'],
  ['lucide', 'c'],
]);
const cross = '<path d="M1 1"/>';
const icon = (shapes: string) => `<svg viewBox="0 0 24 24" class="lucide size-4">${shapes}</svg>`;
const page = (content: string) =>
  `<html><head><meta class="items-center"/></head><body>${content}<svg id="icon-shapes" hidden=""></svg></body></html>`;

describe('a kept page written shorter', () => {
  it('names classes by their short names, and keeps those that have none', () => {
    expect(press(page('<p class="items-center own [&amp;_svg]:size-5">x</p>'), names)).toContain(
      '<p class="a own b">x</p>',
    );
  });

  it('leaves the head, the scripts and what people read alone', () => {
    const untouched = '<script>const x=\'<p class="items-center">\'</script><p>class="items-center"</p>';
    const pressed = press(page(untouched), names);
    expect(pressed).toContain('<script>const x=\'<p class="items-center">\'</script>');
    expect(pressed).toContain('<meta class="items-center"/>');
    expect(pressed).toContain('<p>class="items-center"</p>');
  });

  it('draws the shapes of an icon once, where it is used more than once', () => {
    const other = '<circle r="2"/>';
    const pressed = press(page(icon(cross) + icon(other) + icon(cross)), names);
    expect(pressed.split(cross)).toHaveLength(2);
    expect(pressed).toContain(`<svg id="icon-shapes" hidden=""><g id="i-0">${cross}</g></svg>`);
    expect(pressed.match(/<use href="#i-0"\/>/g)).toHaveLength(2);
    expect(pressed).toContain(`<svg viewBox="0 0 24 24" class="c size-4">${other}</svg>`);
  });

  it('leaves what is no page as it is', () => {
    expect(press('[{"class":"items-center"}]', names)).toBe('[{"class":"items-center"}]');
  });
});
