import { contextBridge, ipcRenderer } from 'electron';
import { bridgeChannels, bridgeName, type Bridge } from '../contract/bridge.ts';

let heardBy: ((text: string) => void) | undefined;
ipcRenderer.on(bridgeChannels.heard, (_event, text: string) => heardBy?.(text));

const bridge = {
  open(heard) {
    heardBy = heard;
    ipcRenderer.send(bridgeChannels.open);
  },
  send(text) {
    ipcRenderer.send(bridgeChannels.send, String(text));
  },
  toggleFullScreen() {
    ipcRenderer.send(bridgeChannels.toggleFullScreen);
  },
  turnTo(page) {
    ipcRenderer.send(bridgeChannels.turnTo, String(page));
  },
  showCamera() {
    ipcRenderer.send(bridgeChannels.showCamera);
  },
} satisfies Bridge;

contextBridge.exposeInMainWorld(bridgeName, Object.freeze(bridge));
