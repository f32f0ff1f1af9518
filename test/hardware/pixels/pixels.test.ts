import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePixelsBody, decodePixelsQuery } from '../../../hardware/pixels/pixels.ts';
import { readmeTable } from '../../support/readme-table.ts';

const page = 'hardware/pixels/README.md';

describe('a roll told by the dice app', () => {
  it.each(readmeTable(page, 'Examples'))('shows $face, $state: $body', ({ body = '', die, face, state }) => {
    expect(decodePixelsBody(body)).toMatchObject({ ok: true, report: { kind: 'face', die, face, state } });
  });

  it.each(readmeTable(page, 'Refused'))('is refused as $fault: $why', ({ body = '', fault }) => {
    expect(decodePixelsBody(body)).toEqual({ ok: false, fault });
  });

  it('keeps the name that the owner gave the die', () => {
    expect(decodePixelsBody('{"pixelName":" Sabre ","pixelId":1,"faceValue":2}')).toMatchObject({
      name: 'Sabre',
    });
  });

  it('is believed crooked when the firmware is new enough to know', () => {
    const since = Date.UTC(2024, 4, 22);
    const state = (firmwareTimestamp: number) => {
      const roll = decodePixelsBody(
        JSON.stringify({ pixelId: 1, faceValue: 1, dieType: 'd6', rollState: 'crooked', firmwareTimestamp }),
      );
      return roll.ok && roll.report.state;
    };
    expect([state(since - 1), state(since)]).toEqual(['rest', 'cocked']);
  });

  it('is read from parameters by the name of the die', () => {
    expect(decodePixelsQuery('?value1=Sabre%20II&value2=1&value3=20&value4=App%20Action')).toMatchObject({
      ok: true,
      report: { kind: 'face', die: 'Sabre II', face: '20', state: 'rest' },
    });
    expect(decodePixelsQuery('value2=1')).toEqual({ ok: false, fault: 'no-die' });
    expect(decodePixelsQuery('value1=Sabre')).toEqual({ ok: false, fault: 'no-face' });
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        const roll = decodePixelsBody(body);
        expect(roll.ok || roll.fault.length > 0).toBe(true);
      }),
    );
  });
});
