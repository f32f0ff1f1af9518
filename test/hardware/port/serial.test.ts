import { describe, expect, it } from 'vitest';
import { serialFault } from '../../../hardware/port/serial.ts';

const sayings = [
  ['taken', 'Error: Device or resource busy, cannot open /dev/ttyUSB0'],
  ['taken', 'Error Resource temporarily unavailable Cannot lock port'],
  ['taken', 'Opening COM3: Access denied'],
  ['no-permission', 'Error: Permission denied, cannot open /dev/ttyUSB0'],
  ['missing', 'Error: No such file or directory, cannot open /dev/ttyUSB0'],
  ['missing', 'Error: No such device or address, cannot open /dev/ttyUSB0'],
  ['missing', 'Opening COM3: File not found'],
  ['lost', 'bad file descriptor'],
  ['lost', 'EIO: i/o error, read'],
  ['lost', 'Port is not open'],
  ['unknown', 'Opening COM3: Unknown error code 31'],
] as const;

describe('a fault of a serial port', () => {
  it.each(sayings)('is "%s" when the system says "%s"', (code, detail) => {
    expect(serialFault('/dev/ttyUSB0', new Error(detail))).toEqual({ code, path: '/dev/ttyUSB0', detail });
  });

  it('keeps whatever was thrown', () => {
    expect(serialFault('COM3', 'odd').detail).toBe('odd');
  });
});
