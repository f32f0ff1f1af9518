import type { CallName, LookName } from '../../src-main/contract/link-calls.ts';

/** By name, since the calls themselves would bring all their schemas along. */
const looks: Readonly<Record<LookName, true>> = {
  'camera.pieces': true,
  'chest.list': true,
  'chest.pieces': true,
  'desktop.about': true,
  'entry.evidence': true,
  'labels.packs': true,
  'labels.sheets': true,
  'log.entry': true,
  'log.rows': true,
  'logbook.backups': true,
  'logbook.bgStats': true,
  'logbook.devices': true,
  'logbook.dice': true,
  'logbook.entries': true,
  'logbook.evening': true,
  'logbook.evenings': true,
  'logbook.evidence': true,
  'logbook.faces': true,
  'logbook.files': true,
  'logbook.games': true,
  'logbook.head': true,
  'logbook.people': true,
  'logbook.person': true,
  'logbook.shown': true,
  'session.places': true,
};

export const onlyLooks = (call: CallName): boolean => Object.hasOwn(looks, call);
