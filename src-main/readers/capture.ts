import type { Remembered } from '../../hardware/discovery/remembered.ts';
import type { AlarmClock, LineSettings, Port } from '../../hardware/port/port.ts';
import { recordPort, type Sink } from '../../hardware/record/record-port.ts';
import { beginRecording, type Recording, type RecordingFault } from '../../hardware/record/recording.ts';
import type { What } from '../../hardware/record/moment.ts';

type PortAt = (path: string, line: LineSettings) => Port;

/** Takes down everything that passes between readers and us, from when it is told to until it is told to stop. */
export class Capture implements Sink {
  readonly #clock: AlarmClock;
  #recording: { readonly path: string; readonly file: Recording } | undefined;

  constructor(clock: AlarmClock) {
    this.#clock = clock;
  }

  get path(): string | undefined {
    return this.#recording?.path;
  }

  /** Why nothing is taken down any more. */
  get fault(): RecordingFault | undefined {
    return this.#recording?.file.fault;
  }

  wrap(portAt: PortAt): PortAt {
    return (path, line) => recordPort(portAt(path, line), this);
  }

  begin(path: string): RecordingFault | undefined {
    const file = beginRecording(path, { clock: this.#clock });
    if (typeof file === 'string' || !('take' in file)) return file;
    this.end();
    this.#recording = { path, file };
    return undefined;
  }

  end(): void {
    this.#recording?.file.close();
    this.#recording = undefined;
  }

  /** What is known of the reader on a port: else nobody who plays this again knows whose it was. */
  note(remembered: Remembered): void {
    this.take(remembered.path, { kind: 'note', note: remembered });
  }

  take(port: string, what: What): void {
    this.#recording?.file.take(port, what);
  }
}
