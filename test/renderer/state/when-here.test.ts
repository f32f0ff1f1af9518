import { expect, test } from 'vitest';
import { newest, whenHere } from '../../../src-renderer/state/when-here.ts';

/** An answer that comes when the test says so. */
function coming() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}
const arrived = () => new Promise((done) => void setTimeout(done));

test('what an effect has asked for is taken when it is here', async () => {
  const taken: string[] = [];
  const answer = coming();
  whenHere(answer.promise, (it) => taken.push(it));
  answer.resolve('map');
  await arrived();
  expect(taken).toEqual(['map']);
});

test('an answer that comes after the effect asked anew overwrites nothing', async () => {
  const taken: string[] = [];
  const [slow, quick] = [coming(), coming()];
  const drop = whenHere(slow.promise, (it) => taken.push(it));
  drop();
  whenHere(quick.promise, (it) => taken.push(it));
  quick.resolve('newer');
  await arrived();
  slow.resolve('older');
  await arrived();
  expect(taken).toEqual(['newer']);
});

test('what never arrives changes nothing', async () => {
  const taken: string[] = [];
  const answer = coming();
  whenHere(answer.promise, (it) => taken.push(it));
  answer.reject(new Error('no way there'));
  await arrived();
  expect(taken).toEqual([]);
});

test('of what is asked for again and again only the newest answer is taken', async () => {
  const taken: string[] = [];
  const [slow, quick] = [coming(), coming()];
  const ask = newest();
  ask(slow.promise, (it) => taken.push(it));
  ask(quick.promise, (it) => taken.push(it));
  quick.resolve('newer');
  await arrived();
  slow.resolve('older');
  await arrived();
  expect(taken).toEqual(['newer']);
});
