import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenServer, type Screen } from './electron.ts';

/** A graphics card without a screen, of which as many may be plugged in as the test likes. */
const configuration = `
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Virtual 5760 2160
    Modes "1280x720"
  EndSubSection
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
`;

export interface TwoScreens extends Screen {
  /** Another to the right of the first. */
  plug(mode: string): void;
  unplug(): void;
}

export async function twoScreens(folder: string): Promise<TwoScreens> {
  const config = join(folder, 'xorg.conf');
  writeFileSync(config, configuration);
  const args = ['-config', config, '-logfile', join(folder, 'xorg.log'), '-noreset', '-nolisten', 'tcp'];
  const server = await screenServer('Xorg', args);
  const xrandr = (...words: readonly string[]) => {
    const { status, stderr } = spawnSync('xrandr', ['--display', server.display, ...words], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`xrandr ${words.join(' ')}: ${stderr}`);
  };
  const second = 'DUMMY1';
  return {
    ...server,
    plug(mode) {
      // The card looks at its outputs when it is asked what there is.
      xrandr('--query');
      xrandr('--addmode', second, mode);
      xrandr('--output', second, '--mode', mode, '--right-of', 'DUMMY0');
      xrandr('--query');
    },
    unplug() {
      xrandr('--output', second, '--off');
      xrandr('--query');
    },
  };
}
