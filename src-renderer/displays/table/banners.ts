import type { StatusPart } from '../../../src-main/contract/view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { SignName } from '../../look/sign-names.ts';

export interface BannerWords {
  readonly head: string;
  readonly words: string;
  readonly calm: boolean;
  readonly sign?: SignName;
}

export interface Circumstances {
  readonly status: StatusPart | undefined;
  /** Since when nothing was heard. */
  readonly lostSince: number | undefined;
  /** Since when the picture is kept while entries go on. */
  readonly frozenSince: number | undefined;
  readonly time: (at: number) => string;
  readonly say: (message: Message) => string;
}

/** A break is calm, and a dispute wants to be settled. */
function standing(
  { paused, disputed }: StatusPart,
  banner: (key: string, calm: boolean) => BannerWords,
): readonly BannerWords[] {
  if (disputed) return [{ ...banner('disputed', false), sign: 'scales' }];
  return paused ? [banner('paused', true)] : [];
}

/** What everybody at the table has to know beside the game: faults first, then what is merely so. */
export function bannersFor(circumstances: Circumstances): readonly BannerWords[] {
  const { status, lostSince, frozenSince, time, say } = circumstances;
  const banner = (key: string, calm: boolean, values: Message['values'] = {}): BannerWords => ({
    head: say({ key: `page.table.${key}`, values }),
    words: say({ key: `page.table.${key}.more`, values }),
    calm,
  });
  const lost: readonly BannerWords[] =
    lostSince === undefined ? [] : [{ ...banner('lost', false, { time: time(lostSince) }), sign: 'plug' }];
  const frozen = frozenSince === undefined ? [] : [banner('frozen', true, { time: time(frozenSince) })];
  if (!status) return [...lost, ...frozen];
  const { since, unsaved, held } = status.saving;
  const saving =
    since !== null
      ? [banner('unsaved', false, { time: time(since), count: unsaved })]
      : held > 0
        ? [banner('held', false)]
        : [];
  return [...lost, ...saving, ...frozen, ...standing(status, banner)];
}
