import { spawnSync } from 'node:child_process';
import { root } from './pack.ts';

interface Bill {
  serialNumber?: string;
  metadata?: { timestamp?: string };
}

/** The bill of materials as npm writes it, without the number and the hour that make two of the same differ. */
export function billOfMaterials(): string {
  const said = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--omit', 'optional'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      shell: process.platform === 'win32',
    },
  );
  if (said.status !== 0) throw new Error(`npm sbom: ${said.stderr}`);
  const bill = JSON.parse(said.stdout) as Bill;
  delete bill.serialNumber;
  delete bill.metadata?.timestamp;
  return `${JSON.stringify(bill, null, 2)}\n`;
}
