import { describe, expect, it } from 'vitest';
import { shareShapes } from './shared-shapes';

const cross = '<path d="M1 1"/>';
const icon = (shapes: string) => `<svg viewBox="0 0 24 24" class="lucide size-4">${shapes}</svg>`;
const page = (content: string) =>
  `<html><head></head><body>${content}<svg id="icon-shapes" hidden=""></svg></body></html>`;

describe('the icons of a kept page', () => {
  it('are drawn once where they are shown more than once', () => {
    const other = '<circle r="2"/>';
    const shorter = shareShapes(page(icon(cross) + icon(other) + icon(cross)));
    expect(shorter.split(cross)).toHaveLength(2);
    expect(shorter).toContain(`<svg id="icon-shapes" hidden=""><g id="i-0">${cross}</g></svg>`);
    expect(shorter.match(/<use href="#i-0"\/>/g)).toHaveLength(2);
    expect(shorter).toContain(icon(other));
  });

  it('stay where the page has no place for their shapes', () => {
    expect(shareShapes(icon(cross) + icon(cross))).toBe(icon(cross) + icon(cross));
  });
});
