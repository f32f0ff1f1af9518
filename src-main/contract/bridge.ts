/** All that the desktop lets one of its windows do, beside being a page. */
export interface Bridge {
  /** Begins to listen; a page that was loaded anew takes the place of the one before. */
  open(heard: (text: string) => void): void;
  send(text: string): void;
  toggleFullScreen(): void;
  /** Shows another page of the scorekeeper's in its window. */
  turnTo(page: 'start' | 'logbook'): void;
  /** Opens the window of the camera, or brings it to the front. */
  showCamera(): void;
}

/** Under this name a window finds it. */
export const bridgeName = 'quartermaster';

/** What passes between a window and the desktop under it. */
export const bridgeChannels = {
  open: 'link:open',
  send: 'link:send',
  heard: 'link:heard',
  toggleFullScreen: 'window:toggle-full-screen',
  turnTo: 'window:turn-to',
  showCamera: 'window:show-camera',
} as const;
