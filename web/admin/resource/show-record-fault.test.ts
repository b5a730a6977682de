import { describe, expect, it } from 'vitest';
import { fieldAt } from './show-record-fault';

const paths = ['topic', 'options.A', 'options.B', 'reference.law', 'nodes'];

describe('where a fault of the server is shown', () => {
  it.each([
    ['topic', 'topic'],
    ['reference.law', 'reference.law'],
    // An error of a group is shown at its first field.
    ['options', 'options.A'],
    // An error inside a field is shown at the field.
    ['nodes.0.label', 'nodes'],
    // An error without a field is shown above the buttons.
    ['id', undefined],
    ['option', undefined],
  ])('%s → %s', (fault, path) => {
    expect(fieldAt(paths, fault)).toBe(path);
  });
});
