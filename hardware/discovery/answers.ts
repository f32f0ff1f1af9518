import { isSurelyReader } from './fingerprints.ts';
import { facts, type ListedPort, type PortFacts } from './ports.ts';

/** What a person has said of a device, so that it is asked about once. */
export interface Answer {
  readonly path: string;
  readonly isReader: boolean;
  readonly chip: PortFacts;
}

const isSame = (one: string | undefined, other: string | undefined): boolean => one === other;

/** With a serial number the device is known in every socket, without one in its own only. */
function isAbout({ path, chip }: Answer, port: ListedPort): boolean {
  const isSameModel = isSame(chip.vendorId, port.vendorId) && isSame(chip.productId, port.productId);
  if (!isSameModel || !isSame(chip.serialNumber, port.serialNumber)) return false;
  return chip.serialNumber !== undefined || path === port.path;
}

/** What people have said of the devices of this machine. */
export class Answers {
  readonly #changed: (answers: readonly Answer[]) => void;
  #all: readonly Answer[];

  constructor(all: readonly Answer[], changed: (answers: readonly Answer[]) => void) {
    this.#all = all;
    this.#changed = changed;
  }

  /** Whether it may be opened; undefined where nobody has been asked yet and somebody should be. */
  mayOpen(port: ListedPort): boolean | undefined {
    const said = this.#all.find((answer) => isAbout(answer, port))?.isReader;
    return said ?? (isSurelyReader(port) || undefined);
  }

  /** In place of any earlier answer about the same device. */
  note(port: ListedPort, isReader: boolean): void {
    const others = this.#all.filter((each) => !isAbout(each, port));
    this.#all = [...others, { path: port.path, isReader, chip: facts(port) }];
    this.#changed(this.#all);
  }
}
