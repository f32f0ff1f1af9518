const { ipcRenderer } = require('electron');

ipcRenderer.on('read', (_event, text) => {
  document.querySelector('p').firstChild.nodeValue = text;
});
