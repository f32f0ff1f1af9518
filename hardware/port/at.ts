import type { LineSettings, Port } from './port.ts';
import { SerialLine } from './serial.ts';
import { TcpLine, parseTcpAddress } from './tcp.ts';

/** The port of a path: `tcp://host:port` is a network reader, everything else a serial port of this machine. */
export function portAt(path: string, line: LineSettings): Port {
  const address = parseTcpAddress(path);
  return address ? new TcpLine(path, address) : new SerialLine(path, line);
}
