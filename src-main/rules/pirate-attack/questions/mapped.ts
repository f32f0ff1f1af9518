import type { Choice, Pick, Slip, Step } from '../../kernel/questions/step.ts';

/** The same steps, with what they say put to another use. */
export const mapped = <From, To>({ picks, ...step }: Step<From>, to: (command: From) => To): Step<To> => ({
  ...step,
  picks: picks.map((pick) => pickOf(pick, to)),
});

function pickOf<From, To>(pick: Pick<From>, to: (command: From) => To): Pick<To> {
  return {
    ...pick,
    listed: () => listing(pick.listed(), to),
    read(sign) {
      const found: Choice<From> | Slip | undefined = pick.read(sign);
      return !found || 'slip' in found ? found : choiceOf(found, to);
    },
  };
}

function* listing<From, To>(
  choices: Iterable<Choice<From>>,
  to: (command: From) => To,
): Iterable<Choice<To>> {
  for (const choice of choices) yield choiceOf(choice, to);
}

function choiceOf<From, To>(
  { command, next, ...choice }: Choice<From>,
  to: (command: From) => To,
): Choice<To> {
  return {
    ...choice,
    ...(command === undefined ? {} : { command: to(command) }),
    ...(next
      ? {
          next: () => {
            const after = next();
            return after && mapped(after, to);
          },
        }
      : {}),
  };
}
