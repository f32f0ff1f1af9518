import { bridgeName, type Bridge } from '../../src-main/contract/bridge.ts';

/** Fills the screen with this display, or gives it back. The desktop grants its pages nothing, but does this itself. */
export function toggleFullScreen(): void {
  const bridge = (window as unknown as Readonly<Record<string, Bridge | undefined>>)[bridgeName];
  if (bridge) bridge.toggleFullScreen();
  else if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}
