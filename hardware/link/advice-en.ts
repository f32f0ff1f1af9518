import type { AdviceWords } from './advice.ts';

const replug =
  'Pull the plug, wait a moment and plug it in again. Quartermaster takes the reader back by itself.';

export const en: AdviceWords = {
  title: {
    missing: 'The reader is not plugged in.',
    taken: 'Another program is using the reader.',
    'no-permission': 'This computer does not let Quartermaster use the port.',
    lost: 'The connection to the reader was lost.',
    refused: 'The reader does not accept the connection.',
    unknown: 'The port does not open.',
  },
  serial: {
    missing: {
      linux:
        'Plug it in; Quartermaster takes it back by itself. If it stays missing, try another cable and another socket: "sudo dmesg | tail" shows whether the computer notices it.',
      darwin:
        'Plug it in; Quartermaster takes it back by itself. If macOS asks whether the accessory may connect, allow it. Older chips need a driver of their maker.',
      win32:
        'Plug it in; Quartermaster takes it back by itself. If it stays missing, look in the Device Manager under "Ports (COM & LPT)": a yellow mark means that the driver is not installed.',
    },
    taken: {
      linux:
        'Close the other program: a serial monitor, an IDE, a second Quartermaster. "fuser -v {port}" names it. A reader that was just plugged in may be held for some seconds by ModemManager; that passes, and "sudo systemctl mask --now ModemManager" ends it for good where no modem is used.',
      darwin:
        'Close the other program: a serial monitor, an IDE, "screen" in a terminal, a second Quartermaster. "lsof {port}" in the Terminal names it.',
      win32:
        'Close the other program: a serial monitor, an IDE, label or scanner software, a second Quartermaster. If none is open, pull the plug and plug it in again; Windows sometimes keeps a port for a program that has ended.',
    },
    'no-permission': {
      linux:
        'Your user is not in the group that may use serial ports. On Debian, Ubuntu, Fedora and Raspberry Pi OS: "sudo usermod -aG dialout $USER"; on Arch and openSUSE the group may be called uucp. Then log out and in again. "ls -l {port}" shows the group.',
      darwin:
        'Open System Settings, Privacy & Security, and allow accessories to connect; then unplug the reader and plug it in again.',
      win32: 'Ask whoever looks after this computer to allow your account the use of {port}.',
    },
    lost: { linux: replug, darwin: replug, win32: replug },
    refused: { linux: replug, darwin: replug, win32: replug },
    unknown: {
      linux: `${replug} If that does not help, the test bench shows what the system said.`,
      darwin: `${replug} If that does not help, the test bench shows what the system said.`,
      win32: `${replug} If that does not help, remove the device in the Device Manager and plug it in again.`,
    },
  },
  network: {
    missing:
      'Nobody answers at {port}. Is the reader switched on, in the same network, and is the address right?',
    taken: 'The reader talks with another program. Most of them talk with one at a time: close the other.',
    'no-permission': 'A firewall keeps Quartermaster from {port}. Allow it there.',
    lost: 'The reader hung up or the network failed. Quartermaster connects again by itself.',
    refused:
      'A computer answers at {port}, but no reader listens there. Is the number behind the colon right, and does its program run?',
    unknown: 'The connection to {port} failed. The test bench shows what the system said.',
  },
};
