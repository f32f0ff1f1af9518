import { randomBytes } from 'node:crypto';
import type { WorkPart } from '../contract/logbook-files.ts';
import type { Answered } from '../link/handler.ts';
import type { Message } from '../rules/kernel/message.ts';
import { accept, refuse } from '../rules/kernel/result.ts';

/** Something that takes its time: a page asks how far it is, and may stop it. */
export class Work {
  done = 0;
  of = 0;
  state: WorkPart['state'] = 'running';
  said: readonly Message[] = [];
  no: string | null = null;
  #isStopped = false;
  #follow: () => { readonly done: number; readonly of: number } | undefined = () => undefined;
  #stop: () => void = () => undefined;

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Where else it is known how far it is. */
  follow(progress: () => { readonly done: number; readonly of: number } | undefined): void {
    this.#follow = progress;
  }

  onStop(stop: () => void): void {
    this.#stop = stop;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stop();
  }

  part(): WorkPart {
    const { done: count, of } = (this.state === 'running' ? this.#follow() : undefined) ?? this;
    return { done: count, of, state: this.state, said: this.said, no: this.no };
  }
}

export class Works {
  readonly #works = new Map<string, Work>();

  begin(work: (work: Work) => Promise<WorkPart['state']>): string {
    const id = randomBytes(6).toString('hex');
    const begun = new Work();
    this.#works.set(id, begun);
    void work(begun).then(
      (state) => {
        begun.state = state;
      },
      (error: unknown) => {
        begun.state = 'failed';
        begun.no = error instanceof Error ? error.message : String(error);
      },
    );
    return id;
  }

  tell(id: string): Answered {
    const work = this.#works.get(id);
    return work ? accept(work.part()) : refuse({ code: 'stopped' });
  }

  stop(id: string): Answered {
    this.#works.get(id)?.stop();
    return this.tell(id);
  }
}
