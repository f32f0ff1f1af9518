import { desktopCalls } from '../contract/link-calls.ts';
import { handlersOf, type Answered, type Handlers } from '../link/handler.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import { aboutThis } from './about.ts';
import type { Companion } from './companion.ts';

/** Kept once somebody has turned it off by hand: then not even a packed app turns it on of its own accord. */
export const declinedKey = 'opens no files';

export function desktopHandlers(companion: Companion): Handlers {
  return handlersOf(desktopCalls, {
    'desktop.about': () => accept(aboutThis(companion.data.path)),
    'desktop.openFiles': ({ on }) => openFilesHere(companion, on),
  });
}

/** Whether a double click on a session's file leads here, from now on. */
export async function openFilesHere(companion: Companion, on: boolean): Promise<Answered> {
  const { opener, data } = companion;
  if (!opener) return refuse({ code: 'no-desktop' });
  const fault = await opener.turn(on);
  data.library.settings.set(declinedKey, !on);
  companion.tellLobby();
  return fault === undefined ? accept(null) : refuse({ code: 'not-registered', values: { detail: fault } });
}
