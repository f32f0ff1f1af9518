import type { Page } from 'playwright-core';

export interface Cable {
  pull(): void;
  plug(): void;
}

/**
 * The network between a page, which is loaded anew for it, and the table: while it is pulled, nothing comes and nothing
 * goes. A browser that is told to be offline would spend a whole core on what it has still to send.
 */
export async function cableOf(page: Page): Promise<Cable> {
  let holds = true;
  await page.routeWebSocket(/\/link$/, (socket) => {
    const table = socket.connectToServer();
    socket.onMessage((text) => {
      if (holds) table.send(text);
    });
    table.onMessage((text) => {
      if (holds) socket.send(text);
    });
  });
  await page.reload();
  return {
    pull() {
      holds = false;
    },
    plug() {
      holds = true;
    },
  };
}
