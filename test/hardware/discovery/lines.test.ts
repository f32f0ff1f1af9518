import { describe, expect, it } from 'vitest';
import { nextPlan, planLines, planWithoutLines, type LinePlan } from '../../../hardware/discovery/lines.ts';
import { parallax } from '../../../hardware/parallax/reader.ts';
import { pn532 } from '../../../hardware/pn532/reader.ts';
import { rdm6300 } from '../../../hardware/rdm6300/reader.ts';
import { reader7941e } from '../../../hardware/reader-7941e/reader.ts';
import { scanner } from '../../../hardware/scanner/reader.ts';

const some = [rdm6300, pn532, scanner, reader7941e, parallax];
const plans = planLines(some);
const at = (baudRate: number): LinePlan => {
  const plan = plans.find(({ line }) => line.baudRate === baudRate);
  if (!plan) throw new Error(`no plan for ${String(baudRate)}`);
  return plan;
};

describe('the lines to try', () => {
  it('begin with readers that answer, then wait for the likeliest of those that do not', () => {
    expect(plans.map(({ line, visit }) => [line.baudRate, visit]).slice(0, 2)).toEqual([
      [115200, 'ask'],
      [9600, 'rest'],
    ]);
  });

  it('let everybody listen who only listens, and speak who may be set to that line', () => {
    const listening = ['rdm6300', 'scanner', 'reader-7941e', 'parallax'];
    expect(at(9600).drivers.map(({ kind }) => kind)).toEqual(listening);
    expect(at(115200).drivers.map(({ kind }) => kind)).toEqual(['rdm6300', 'pn532', ...listening.slice(1)]);
  });

  it('try each line once', () => {
    const rates = plans.map(({ line }) => line.baudRate);
    expect(new Set(rates).size).toBe(rates.length);
  });

  it('go from asking to waiting while it is quiet, and stay there', () => {
    expect(nextPlan(plans, at(115200), new Set())).toBe(at(9600));
    expect(nextPlan(plans, at(9600), new Set())).toBe(at(9600));
    expect(nextPlan(plans, at(2400), new Set([at(19200)]))).toBe(at(9600));
  });

  it('go to a line that made no noise yet when bytes make no sense, the likeliest first', () => {
    const noisy = new Set([at(115200)]);
    expect(nextPlan(plans, at(115200), noisy)).toBe(at(9600));
    noisy.add(at(9600));
    const visited = [at(9600)];
    for (let plan = nextPlan(plans, at(9600), noisy); plan; plan = nextPlan(plans, plan, noisy)) {
      visited.push(plan);
      noisy.add(plan);
    }
    expect(visited).toContain(at(2400));
    expect(noisy.size).toBe(plans.length);
  });

  it('are one for a network, which has no speed', () => {
    expect(planWithoutLines(some)).toHaveLength(1);
    expect(planWithoutLines(some)[0]?.drivers).toEqual(some);
    expect(planWithoutLines([])).toEqual([]);
  });
});
