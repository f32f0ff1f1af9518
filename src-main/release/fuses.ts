import { flipFuses, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import type { Target } from './targets.ts';

/**
 * What of Electron is switched off in a packed app, before it is signed: nobody gets a Node out of it, and it runs
 * nothing but its own archive. Cookies are left as they are: it has none, and on Linux their key would be asked of
 * a keyring that may be locked.
 */
const fuses = (platform: Target['platform']) =>
  ({
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableCookieEncryption]: false,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    // Linux has nowhere to keep the digest that is compared.
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: platform !== 'linux',
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    // The labels' decoder and whatever else is WebAssembly runs slower without, and no safer.
    [FuseV1Options.WasmTrapHandlers]: true,
  }) as const;

export async function setFuses(program: string, { platform, arch }: Target): Promise<void> {
  await flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    resetAdHocDarwinSignature: platform === 'darwin' && arch === 'arm64',
    ...fuses(platform),
  });
}

/** As they stand in a program: its name, and whether it is set. */
export async function fusesIn(program: string): Promise<Readonly<Record<string, boolean>>> {
  const wire = await getCurrentFuseWire(program);
  const names = Object.entries(FuseV1Options).filter((each): each is [string, FuseV1Options] => {
    return typeof each[1] === 'number';
  });
  // An Electron knows a fuse by the digit for "1".
  return Object.fromEntries(names.map(([name, at]) => [name, Number(wire[at]) === '1'.charCodeAt(0)]));
}
