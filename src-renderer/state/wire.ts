import { bridgeName, type Bridge } from '../../src-main/contract/bridge.ts';

/** One way to the program, for as long as it holds. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** It broke, or never came about; said once. */
  closed(): void;
}

export type OpenWire = (events: WireEvents) => Wire;

/** In one of the desktop's windows the bridge, in a browser a socket; the same texts travel by both. */
export const openWire: OpenWire = (events) => {
  const bridge = (window as unknown as Readonly<Record<string, Bridge | undefined>>)[bridgeName];
  return bridge ? bridgeWire(bridge, events) : socketWire(events);
};

function bridgeWire(bridge: Bridge, events: WireEvents): Wire {
  let isOpen = true;
  bridge.open((text) => {
    if (isOpen) events.heard(text);
  });
  queueMicrotask(() => {
    events.opened();
  });
  return {
    send(text) {
      bridge.send(text);
    },
    close() {
      isOpen = false;
    },
  };
}

function socketWire(events: WireEvents): Wire {
  const socket = new WebSocket(`ws://${location.host}/link`);
  socket.onopen = () => {
    events.opened();
  };
  socket.onmessage = ({ data }) => {
    events.heard(String(data));
  };
  socket.onclose = () => {
    events.closed();
  };
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    },
  };
}
