/** A port that the system offers. */
export interface ListedPort {
  /** The name to open and to remember it by: the same after the next start and the next plugging. */
  readonly path: string;
  /** What the system calls it today, as `/dev/ttyUSB0`; the next time it may be another. */
  readonly device: string;
  /** Four hexadecimal digits, small letters. */
  readonly vendorId?: string;
  readonly productId?: string;
  readonly manufacturer?: string;
  readonly serialNumber?: string;
}

export type ListPorts = () => Promise<readonly ListedPort[]>;

/** What tells two ports apart, of what the chip behind them says. */
export type PortFacts = Omit<ListedPort, 'path' | 'device'>;

export function facts(known: {
  readonly vendorId?: string | undefined;
  readonly productId?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly serialNumber?: string | undefined;
}): PortFacts {
  const { vendorId, productId, manufacturer, serialNumber } = known;
  return {
    ...(vendorId && { vendorId: vendorId.toLowerCase() }),
    ...(productId && { productId: productId.toLowerCase() }),
    ...(manufacturer && { manufacturer }),
    ...(serialNumber && { serialNumber }),
  };
}
