import type { AdviceWords } from './advice.ts';

const replug =
  'Zieh den Stecker, warte einen Moment und steck ihn wieder ein. Quartermaster nimmt den Leser von selbst wieder auf.';

export const de: AdviceWords = {
  title: {
    missing: 'Der Leser ist nicht eingesteckt.',
    taken: 'Ein anderes Programm benutzt den Leser.',
    'no-permission': 'Dieser Rechner lässt Quartermaster nicht an den Anschluss.',
    lost: 'Die Verbindung zum Leser ist abgerissen.',
    refused: 'Der Leser nimmt die Verbindung nicht an.',
    unknown: 'Der Anschluss lässt sich nicht öffnen.',
  },
  serial: {
    missing: {
      linux:
        'Steck ihn ein; Quartermaster nimmt ihn von selbst wieder auf. Bleibt er aus, versuch ein anderes Kabel und eine andere Buchse: „sudo dmesg | tail“ zeigt, ob der Rechner ihn bemerkt.',
      darwin:
        'Steck ihn ein; Quartermaster nimmt ihn von selbst wieder auf. Fragt macOS, ob sich das Zubehör verbinden darf, erlaube es. Ältere Chips brauchen einen Treiber ihres Herstellers.',
      win32:
        'Steck ihn ein; Quartermaster nimmt ihn von selbst wieder auf. Bleibt er aus, sieh im Geräte-Manager unter „Anschlüsse (COM & LPT)“ nach: Ein gelbes Zeichen heißt, dass der Treiber fehlt.',
    },
    taken: {
      linux:
        'Schließ das andere Programm: einen seriellen Monitor, eine Entwicklungsumgebung, ein zweites Quartermaster. „fuser -v {port}“ nennt es. Einen eben eingesteckten Leser hält manchmal der ModemManager für einige Sekunden fest; das vergeht, und „sudo systemctl mask --now ModemManager“ beendet es für immer, wenn kein Modem in Gebrauch ist.',
      darwin:
        'Schließ das andere Programm: einen seriellen Monitor, eine Entwicklungsumgebung, „screen“ in einem Terminal, ein zweites Quartermaster. „lsof {port}“ im Terminal nennt es.',
      win32:
        'Schließ das andere Programm: einen seriellen Monitor, eine Entwicklungsumgebung, Etiketten- oder Scanner-Software, ein zweites Quartermaster. Ist keines offen, zieh den Stecker und steck ihn wieder ein; Windows hält einen Anschluss manchmal für ein Programm fest, das längst beendet ist.',
    },
    'no-permission': {
      linux:
        'Dein Benutzer ist nicht in der Gruppe, die serielle Anschlüsse benutzen darf. Unter Debian, Ubuntu, Fedora und Raspberry Pi OS: „sudo usermod -aG dialout $USER“; unter Arch und openSUSE heißt die Gruppe mitunter uucp. Danach ab- und wieder anmelden. „ls -l {port}“ zeigt die Gruppe.',
      darwin:
        'Öffne die Systemeinstellungen, Datenschutz & Sicherheit, und erlaube Zubehör, sich zu verbinden; zieh dann den Leser ab und steck ihn wieder ein.',
      win32: 'Bitte, wer diesen Rechner betreut, deinem Konto den Gebrauch von {port} zu erlauben.',
    },
    lost: { linux: replug, darwin: replug, win32: replug },
    refused: { linux: replug, darwin: replug, win32: replug },
    unknown: {
      linux: `${replug} Hilft das nicht, zeigt der Prüfstand, was das System gesagt hat.`,
      darwin: `${replug} Hilft das nicht, zeigt der Prüfstand, was das System gesagt hat.`,
      win32: `${replug} Hilft das nicht, entferne das Gerät im Geräte-Manager und steck es neu ein.`,
    },
  },
  network: {
    missing:
      'Unter {port} antwortet niemand. Ist der Leser eingeschaltet, im selben Netz, und stimmt die Adresse?',
    taken:
      'Der Leser spricht mit einem anderen Programm. Die meisten sprechen nur mit einem zur Zeit: Schließ das andere.',
    'no-permission': 'Eine Firewall lässt Quartermaster nicht zu {port}. Erlaube es dort.',
    lost: 'Der Leser hat aufgelegt oder das Netz ist ausgefallen. Quartermaster verbindet sich von selbst neu.',
    refused:
      'Unter {port} antwortet ein Rechner, aber kein Leser. Stimmt die Zahl hinter dem Doppelpunkt, und läuft sein Programm?',
    unknown: 'Die Verbindung zu {port} ist gescheitert. Der Prüfstand zeigt, was das System gesagt hat.',
  },
};
