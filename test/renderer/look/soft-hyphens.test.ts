import { describe, expect, test } from 'vitest';
import { softened } from '../../../src-renderer/look/soft-hyphens.ts';

const shown = (name: string): string => softened(name).replaceAll('\u00AD', '|');

describe('a name', () => {
  test.each([
    ['Rechtsschutzversicherte', 'Rechts|schutz|ver|si|cherte'],
    ['Donaudampfschifferin', 'Donau|dampf|schif|ferin'],
    ['Maximiliane-Charlotte', 'Maximiliane-Charlotte'],
    ['Bartholomäus der Ältere', 'Bartholomäus der Ältere'],
    ['Ines', 'Ines'],
    ['Strrrrrrrrrrrrrrrrr', 'Strrrrrrrrrrrrrrrrr'],
  ])('%s may break only where a very long word does', (name, places) => {
    expect(shown(name)).toBe(places);
  });

  test.each([
    ['Bartholomäus der Ältere', 'Bartho|lo|mäus der Ältere'],
    ['Großherzogin Auguste', 'Groß|her|zogin Auguste'],
    ['Ines', 'Ines'],
  ])('%s may break sooner in a narrow column', (name, places) => {
    expect(softened(name, true).replaceAll('\u00AD', '|')).toBe(places);
  });

  test('is the same name without the places', () => {
    for (const name of ['Rechtsschutzversicherte', 'Wolkenkratzerbewohnerin von und zu', ''])
      expect(softened(name).replaceAll('\u00AD', '')).toBe(name);
  });
});
