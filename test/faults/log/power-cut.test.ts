import { expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { cutPower } from './power-cut.ts';

const need = needs('strace');
const traced = test.skipIf(need.missing);

traced(`20 power cuts lose no acknowledged entry and invent none${need.reason}`, () => {
  const tally = cutPower(20, 1724);
  expect(tally.wrongs).toEqual([]);
  expect(tally.files).toBeGreaterThan(10);
});

traced(`a drive that says it has stored what it has not is found out${need.reason}`, () => {
  expect(cutPower(10, 1724, 'lying').wrongs).not.toEqual([]);
});
