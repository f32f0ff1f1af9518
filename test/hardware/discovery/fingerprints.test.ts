import { describe, expect, it } from 'vitest';
import { candidates, fingerprints } from '../../../hardware/discovery/fingerprints.ts';
import type { PortFacts } from '../../../hardware/discovery/ports.ts';

function likeliest(chip: PortFacts, path = '/dev/ttyUSB0'): string | undefined {
  return candidates({ path, device: '/dev/ttyUSB0', ...chip })[0]?.kind;
}

describe('the fingerprints', () => {
  it('let several readers hang on a bare bridge', () => {
    const kinds = candidates({ path: 'COM3', device: 'COM3', vendorId: '1a86', productId: '7523' }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(
      expect.arrayContaining(['qm1', 'rdm6300', 'pn532', 'scanner', 'parallax', 'reader-7941e']),
    );
  });

  it('tell a scanner by its maker, and a board by its own', () => {
    expect(likeliest({ vendorId: '0c2e', productId: '0b61' })).toBe('scanner');
    expect(likeliest({ vendorId: '2341', productId: '0043' })).toBe('qm1');
  });

  it('know the FTDI chip of the Parallax reader and of the ID-12LA carrier', () => {
    expect(likeliest({ vendorId: '0403', productId: '6001' })).toBe('parallax');
    expect(likeliest({ vendorId: '0403', productId: '6015' })).toBe('rdm6300');
  });

  it('are not misled by Windows, which names the maker of the driver', () => {
    const shared = { vendorId: '16c0', productId: '27dd' };
    expect(likeliest({ ...shared, manufacturer: 'Microsoft' }, 'COM7')).toBe('qm1');
    expect(likeliest({ ...shared, manufacturer: 'Quartermaster tower' }, 'COM7')).toBe('qm1');
    expect(likeliest({ ...shared, manufacturer: 'Somebody Else' }, 'COM7')).toBeUndefined();
  });

  it('heed the name of the link', () => {
    const path = '/dev/serial/by-id/usb-Elechouse_PN532_NFC-if00';
    expect(likeliest({ vendorId: '10c4', productId: 'ea60' }, path)).toBe('pn532');
  });

  it('say nothing for a device that they do not know', () => {
    expect(likeliest({ vendorId: 'abcd', productId: '0001' })).toBeUndefined();
    expect(likeliest({}, '/dev/ttyS0')).toBeUndefined();
  });

  it('give a reason each, and small letters as the lists of ports do', () => {
    for (const { because, vendorId, productId = '' } of fingerprints) {
      expect(because.length).toBeGreaterThan(5);
      expect(vendorId + productId).toBe((vendorId + productId).toLowerCase());
    }
  });
});
