import { describe, expect, it } from 'vitest';
import { fieldAt } from './show-record-fault';

const paths = ['topic', 'options.A', 'options.B', 'reference.law', 'nodes'];

describe('where a fault of the server is shown', () => {
  it.each([
    ['topic', 'topic'],
    ['reference.law', 'reference.law'],
    // A fault of a group stands beside its first field.
    ['options', 'options.A'],
    // A fault inside a field stands beside the field.
    ['nodes.0.label', 'nodes'],
    // What belongs to no field stands above the buttons.
    ['id', undefined],
    ['option', undefined],
  ])('%s → %s', (fault, path) => {
    expect(fieldAt(paths, fault)).toBe(path);
  });
});
