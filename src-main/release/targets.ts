/** What it can be packed for. Only where `isTried` is set has the package been installed and played. */
export interface Target {
  readonly name: string;
  readonly platform: 'linux' | 'win32' | 'darwin';
  readonly arch: 'x64' | 'arm64';
  readonly isTried: boolean;
}

const target = (platform: Target['platform'], arch: Target['arch'], isTried = false): Target => ({
  name: `${platform}-${arch}`,
  platform,
  arch,
  isTried,
});

export const targets: readonly Target[] = [
  target('linux', 'x64', true),
  target('linux', 'arm64'),
  target('win32', 'x64'),
  target('darwin', 'arm64'),
  target('darwin', 'x64'),
];

/** The names under which the packages with binaries keep those for a target. */
const ownBinaries = ({ platform, arch }: Target): readonly string[] => [
  `${platform}-${arch}`,
  ...(platform === 'darwin' ? ['darwin-x64+arm64'] : []),
];

/** Whether a file is a binary for another system than this one. */
export function isForeign(path: string, target_: Target): boolean {
  const found = /^\/node_modules\/(?:.*\/)?prebuilds\/([^/]+?)(?:\.node)?(?:\/|$)/.exec(path)?.[1];
  return found !== undefined && !ownBinaries(target_).includes(found);
}
