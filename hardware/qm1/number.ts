/** Numbers of sentences run from 0 to 65535 and start again, as an unsigned 16-bit counter does. */
const turn = 0x10000;

export function following(number: number): number {
  return (number + 1) % turn;
}

export function preceding(number: number): number {
  return (number + turn - 1) % turn;
}

/** How far `to` lies ahead of `from`, the short way round: negative when it lies behind. */
export function distance(from: number, to: number): number {
  const ahead = (to - from + turn) % turn;
  return ahead < turn / 2 ? ahead : ahead - turn;
}

export function parseNumber(text: string): number | undefined {
  if (!/^(0|[1-9]\d{0,4})$/.test(text)) return undefined;
  const number = Number(text);
  return number < turn ? number : undefined;
}
