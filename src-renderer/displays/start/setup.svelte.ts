import type { CallWith } from '../../../src-main/contract/link-calls.ts';
import type { GameCard, Lobby, SetupChoice } from '../../../src-main/contract/link-parts.ts';
import { packsChoice, type Chosen, type ChosenByName } from '../../../src-main/rules/kernel/before.ts';
import {
  isAskedWith,
  type Option,
  type OptionValue,
  type OptionValues,
} from '../../../src-main/rules/kernel/option.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';

export interface Chair {
  readonly seat: SeatId;
  readonly name: string;
}

/** Chairs around a table where nobody has sat yet. */
const usual = 3;

export type Edition = Readonly<Record<string, unknown>>;

/** In the order in which the groups come first; without a heading those of none. */
export function grouped(
  options: readonly Option[],
): readonly { readonly group: string; readonly options: readonly Option[] }[] {
  const groups = [...new Set(options.map(({ group = '' }) => group))];
  return groups.map((group) => ({
    group,
    options: options.filter((option) => (option.group ?? '') === group),
  }));
}

/** A new session as it is being put together. What nobody touches is as it was last time. */
export class Setup {
  readonly #lobby: () => Lobby | undefined;
  #game: string | undefined = $state();
  /** A box was chosen, and its chairs are asked for. */
  isOpen = $state(false);
  #chairs: readonly Chair[] | undefined = $state.raw();
  #depth: string | undefined = $state();
  #place: string | undefined = $state();
  /** Only what differs from the game's own defaults. */
  options: OptionValues = $state.raw({});
  #chosen: ChosenByName = $state.raw({});
  #edition: Edition | undefined = $state.raw();
  /** What is filled in of the game's cards: as the chest keeps it, or as last time, until somebody changes it. */
  readonly edition: Edition = $derived.by(() => {
    const last = this.#lobby()?.last;
    const before = last && last.game === this.card?.id ? last.edition : {};
    return this.#edition ?? this.card?.kept?.edition ?? before;
  });

  readonly card: GameCard | undefined = $derived.by(() => {
    const lobby = this.#lobby();
    const wanted = this.#game ?? lobby?.last?.game;
    return lobby?.games.find(({ id }) => id === wanted) ?? lobby?.games[0];
  });
  readonly chairs: readonly Chair[] = $derived.by(() => {
    const { card } = this;
    if (!card) return [];
    const chairs = this.#chairs ?? this.#lastChairs();
    const kept = chairs.slice(0, card.mostSeats);
    const free = seatIds.filter((seat) => !kept.some((chair) => chair.seat === seat));
    const wanted = chairs.length > 0 ? card.leastSeats : Math.max(card.leastSeats, usual);
    const missing = Math.max(0, Math.min(wanted, card.mostSeats) - kept.length);
    return [...kept, ...free.slice(0, missing).map((seat) => ({ seat, name: '' }))];
  });
  readonly depth: string = $derived.by(() => {
    const { card } = this;
    const wanted = this.#depth ?? this.#lobby()?.last?.depth;
    return card?.depths.find((depth) => depth === wanted) ?? card?.defaultDepth ?? '';
  });
  /** Where it is played: where it was last time, until somebody says otherwise. */
  readonly place: string = $derived.by(() => this.#place ?? this.#lobby()?.last?.place ?? '');
  readonly otherPlaces: readonly string[] = $derived.by(() =>
    (this.#lobby()?.places ?? []).filter((one) => one !== this.place.trim()),
  );
  /** Names that were here before and are not at the table yet. */
  readonly remembered: readonly string[] = $derived.by(() => {
    const here = new Set(this.chairs.map(({ name }) => name));
    return (this.#lobby()?.captains ?? []).filter((name) => !here.has(name));
  });
  readonly canAdd: boolean = $derived.by(() => this.chairs.length < (this.card?.mostSeats ?? 0));
  readonly canRemove: boolean = $derived.by(() => this.chairs.length > (this.card?.leastSeats ?? 0));

  constructor(lobby: () => Lobby | undefined) {
    this.#lobby = lobby;
  }

  chooseGame(game: string): void {
    this.isOpen = true;
    if (game === this.card?.id) return;
    this.#game = game;
    this.options = {};
    this.#chosen = {};
    this.#edition = undefined;
  }

  chooseDepth(depth: string): void {
    this.#depth = depth;
  }

  playAt(place: string): void {
    this.#place = place;
  }

  name(at: number, name: string): void {
    this.#change((chairs) => chairs.map((chair, index) => (index === at ? { ...chair, name } : chair)));
  }

  add(name = ''): void {
    const empty = this.chairs.findIndex((chair) => chair.name.trim() === '');
    if (name !== '' && empty >= 0) {
      this.name(empty, name);
      return;
    }
    const [seat] = this.#freeSeats();
    if (seat && this.canAdd) this.#change((chairs) => [...chairs, { seat, name }]);
  }

  remove(at: number): void {
    if (this.canRemove) this.#change((chairs) => chairs.filter((_, index) => index !== at));
  }

  /** The next mark that nobody has. */
  changeMark(at: number): void {
    const chair = this.chairs[at];
    if (!chair) return;
    const from = seatIds.indexOf(chair.seat);
    const round = [...seatIds.slice(from + 1), ...seatIds.slice(0, from)];
    const seat = round.find((one) => this.#freeSeats().includes(one)) ?? round[0];
    if (!seat) return;
    // With every mark taken two captains change theirs.
    this.#change((chairs) =>
      chairs.map((one, index) => {
        if (index === at) return { ...one, seat };
        return one.seat === seat ? { ...one, seat: chair.seat } : one;
      }),
    );
  }

  /** One chair further up; the first goes to the end. */
  moveUp(at: number): void {
    this.#change((chairs) => {
      const one = chairs[at];
      const others = chairs.filter((_, index) => index !== at);
      if (!one) return chairs;
      return at === 0 ? [...others, one] : [...others.slice(0, at - 1), one, ...others.slice(at - 1)];
    });
  }

  option(name: string, value: OptionValue): void {
    const usual = this.card?.options.find((option) => option.name === name)?.default;
    const others = Object.entries(this.options).filter(([key]) => key !== name);
    const isUsual = JSON.stringify(usual) === JSON.stringify(value);
    this.options = Object.fromEntries(isUsual ? others : [...others, [name, value]]);
  }

  fillIn(edition: Edition): void {
    this.#edition = edition;
  }

  /** As somebody has just chosen it, else as it was last time. */
  chosen({ name, chosen }: SetupChoice): Chosen {
    return this.#chosen[name] ?? chosen;
  }

  choose(name: string, value: Chosen): void {
    this.#chosen = { ...this.#chosen, [name]: value };
  }

  /** For one seat; nothing takes back what was said of it. */
  chooseFor(choice: SetupChoice, seat: SeatId, value: string): void {
    const others = Object.entries(this.chosen(choice)).filter(([one]) => one !== seat);
    this.choose(choice.name, Object.fromEntries(value === '' ? others : [...others, [seat, value]]));
  }

  /** What begins the game; what is said of a chair that nobody sits on any more is left out. */
  get allChosen(): ChosenByName {
    const seated = new Set<string>(this.chairs.map(({ seat }) => seat));
    return Object.fromEntries(
      (this.card?.setup ?? []).map((choice) => {
        const value = this.chosen(choice);
        if (choice.of !== 'each') return [choice.name, value];
        return [choice.name, Object.fromEntries(Object.entries(value).filter(([seat]) => seated.has(seat)))];
      }),
    );
  }

  /** What begins the session; a chair without a name is called by its colour. */
  asked(colourOf: (seat: SeatId) => string): CallWith<'session.begin'> {
    return {
      game: this.card?.id ?? '',
      captains: this.chairs.map(({ seat, name }) => ({ seat, captain: name.trim() || colourOf(seat) })),
      depth: this.depth,
      options: this.settled,
      setup: this.allChosen,
      place: this.place.trim(),
      ...(Object.keys(this.edition).length > 0 ? { edition: this.edition } : {}),
    };
  }

  /** Those of a pack only where it is in play. */
  isOffered(option: Option): boolean {
    const packs = this.card?.setup.find(({ name }) => name === packsChoice);
    return isAskedWith(option, packs === undefined ? [] : Object.values(this.chosen(packs)));
  }

  /** The house rules that this table can have settled. */
  get settled(): OptionValues {
    const offered = (this.card?.options ?? []).filter((option) => this.isOffered(option));
    return Object.fromEntries(
      Object.entries(this.options).filter(([name]) => offered.some((option) => option.name === name)),
    );
  }

  #change(chairs: (now: readonly Chair[]) => readonly Chair[]): void {
    this.#chairs = chairs(this.chairs);
  }

  #freeSeats(): readonly SeatId[] {
    return seatIds.filter((seat) => !this.chairs.some((one) => one.seat === seat));
  }

  #lastChairs(): readonly Chair[] {
    return (this.#lobby()?.last?.captains ?? []).map(({ seat, captain }) => ({ seat, name: captain }));
  }
}
