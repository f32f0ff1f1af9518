import type { Catalogue } from '../message.ts';
import { chairs } from './chairs-de.ts';

/** Wozu der Tisch Nein sagt, in den Worten jedes Spiels. */
export const service: Catalogue = {
  ...chairs,
  'refusal.seat-count':
    'Abgelehnt: {count} {count|Platz|Plätze}. {game} ist für {least} bis {most}. Nichts eingetragen.',
  'refusal.seat-twice':
    'Abgelehnt: Zwei Kapitäne haben das Zeichen {mark}. Jedem ein eigenes geben. Nichts eingetragen.',
  'refusal.no-such-seat':
    'Abgelehnt: {mark} spielt hier niemand. Einen Kapitän dieses Tisches nennen. Nichts eingetragen.',
  'refusal.no-such-option':
    'Abgelehnt: {option} ist keine Hausregel dieses Spiels oder bietet das nicht. Nichts eingetragen.',
  'refusal.no-such-depth':
    'Abgelehnt: „{depth}“ kann niemand einem Tisch erzählen, nur {only}. Nichts eingetragen.',
  'refusal.wrong-depth':
    'Abgelehnt: Das wird bei „{needs}“ erzählt, und dieser Tisch erzählt „{depth}“. Erst ändern, wie viel erzählt wird. Nichts eingetragen.',
  'refusal.no-such-field':
    'Abgelehnt: Ein Feld {field} gibt es gerade nicht. Eines aus dem Formular wählen. Nichts eingetragen.',
  'refusal.bad-value': 'Abgelehnt: {value} für {field}, und nur {only} ist möglich. Nichts eingetragen.',
  'refusal.bad-question':
    'Abgelehnt: Das ist keine Frage dieses Spiels, oder es fehlt, worum es geht. Nichts eingetragen.',
  'refusal.chair-empty': 'Abgelehnt: {player} ist schon gegangen. Nichts eingetragen.',
  'refusal.chair-full': 'Abgelehnt: An diesem Platz sitzt jemand. Nichts eingetragen.',
  'refusal.chair-first':
    'Abgelehnt: Was aus dem Platz von {player} wird, ist noch nicht gesagt. Zuerst das klären. Nichts eingetragen.',
  'refusal.chairs-too-few':
    'Abgelehnt: {count} {count|Kapitän bliebe|Kapitäne blieben}, und {game} braucht {least}. Nichts eingetragen.',
  'refusal.chair-not-yet':
    'Abgelehnt: {player} ist mitten in etwas. Zuerst das zu Ende spielen, dann kann der Platz leer bleiben. Nichts eingetragen.',
  'refusal.chairs-fixed': 'Abgelehnt: In diesem Spiel kommt und geht jetzt niemand. Nichts eingetragen.',
  'field.of': '{field} von {player}',
  'only.number': '{least} bis {most}',
  'only.choice': '{among}',
  'only.offered': 'was die Liste bietet',
  'only.flag': 'ja oder nein',
  'only.list': 'höchstens {most} Zeilen mit {columns}',
  'only.column': '{column} ({only})',
};
