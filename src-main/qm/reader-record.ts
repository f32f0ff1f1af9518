import { isReaderKind, readerKinds } from '../../hardware/driver.ts';
import { lastingClock } from '../../hardware/simulator/clock.ts';
import { portAt } from '../../hardware/port/at.ts';
import { Rack, type RackEvent } from '../../hardware/rack.ts';
import type { Reading } from '../../hardware/report.ts';
import { Capture } from '../readers/capture.ts';
import { writeLine } from './output.ts';
import { numberOf, untilStopped, type ReaderValues } from './values.ts';

/** Finds the readers of this machine and takes down every byte that passes, with its time. */
export async function record(path: string, values: ReaderValues): Promise<number | string> {
  const seconds = numberOf(values.seconds, 0);
  if (seconds === undefined) return '--seconds takes a number.';
  const kinds = (values.kind ?? '').split(',').filter((kind) => kind !== '');
  const unknown = kinds.find((kind) => !isReaderKind(kind));
  if (unknown !== undefined) return `--kind takes ${readerKinds.join(', ')}, and not ${unknown}.`;
  const capture = new Capture(lastingClock);
  const fault = capture.begin(path);
  if (fault) {
    writeLine({ fault: { code: fault === 'full' ? fault : fault.code, path } });
    return 3;
  }
  let readings = 0;
  const { stopped } = untilStopped(seconds || undefined);
  const rack = new Rack({
    clock: lastingClock,
    portAt: capture.wrap(portAt),
    tell: (event) => {
      if (event.kind === 'reading') readings += 1;
      if (event.kind === 'remember') capture.note(event.remembered);
      tell(event);
      // Whoever called may have said which kinds there are.
      const { question, reader } = event.kind === 'ask' ? event : {};
      const kind =
        question && question.kind !== 'open' && question.kinds.find((each) => kinds.includes(each));
      if (reader !== undefined && kind) void rack.choose(reader, kind);
    },
  });
  rack.start();
  for (const port of (values.port ?? '').split(',').filter((each) => each !== '')) await rack.examine(port);
  await stopped;
  await rack.stop();
  const lost = capture.fault;
  capture.end();
  writeLine({ recorded: path, readings, ...(lost ? { fault: lost } : {}) });
  return lost ? 3 : 0;
}

const told = ({ report, age }: Reading): Pick<Reading, 'report' | 'age'> => ({
  report,
  ...(age !== undefined && { age }),
});

function tell(event: RackEvent): void {
  switch (event.kind) {
    case 'reading':
      writeLine({ reader: event.reader, at: event.reading.at, ...told(event.reading) });
      return;
    case 'status':
      writeLine({ reader: event.reader, status: event.status });
      return;
    case 'remember':
      writeLine({ reader: event.reader, is: event.remembered.kind, name: event.remembered.name });
      return;
    case 'ask':
      writeLine({ reader: event.reader, ask: event.question });
      return;
    case 'shared':
      writeLine({ reader: event.reader, shared: event.with });
      return;
    case 'complaint':
      writeLine({ reader: event.reader, complaint: event.code, words: event.words });
      return;
    case 'bytes':
    case 'memory':
    case 'remembers':
    case 'frame':
    case 'discarded':
    case 'forget':
    case 'ports':
    case 'answered':
      return;
  }
}
