import type { Catalogue } from '../../../kernel/message.ts';

/** Was gelesen wurde, die Rechnung, die Regel, und dass nichts eingetragen ist. */
export const refusals: Catalogue = {
  'refusal.no-such-seat': 'Abgelehnt: das Zeichen {mark} spielt hier niemand. Nichts eingetragen.',
  'refusal.wrong-depth':
    'Abgelehnt: dieser Tisch erzählt „{depth}“, dazu passt das nicht. Erst ändern, wie viel erzählt wird. Nichts eingetragen.',
  'refusal.game-over': 'Abgelehnt: {winner} hat schon gewonnen. Nichts eingetragen.',
  'refusal.not-begun': 'Abgelehnt: noch weiß niemand, wer beginnt. Nichts eingetragen.',
  'refusal.begun-already': 'Abgelehnt: das Spiel läuft schon. Nichts eingetragen.',
  'refusal.not-the-highest':
    'Abgelehnt: der höchste Wurf ist {highest}, und {player} hat ihn nicht. Nichts eingetragen.',
  'refusal.not-your-turn': 'Abgelehnt: am Zug ist {player}. Nichts eingetragen.',
  'refusal.movement-unfinished':
    'Abgelehnt: {player} hat noch {left} {left|Feld|Felder} zu fahren und hier keinen Grund anzuhalten. Nichts eingetragen.',
  'refusal.not-rolled': 'Abgelehnt: {player} hat noch nicht gewürfelt. Nichts eingetragen.',
  'refusal.battle-unfinished': 'Abgelehnt: erst der Kampf von {player}. Nichts eingetragen.',
  'refusal.not-your-roll': 'Abgelehnt: {player} hat hier nichts zu würfeln. Nichts eingetragen.',
  'refusal.rolled-already':
    'Abgelehnt: {player} hat schon gewürfelt. War das falsch gelesen, den ersten Wurf zurücknehmen. Nichts eingetragen.',
  'refusal.wrong-dice':
    'Abgelehnt: gelesen {faces}, und hier fällt {needed|ein Würfel|ein Paar Würfel} von 1 bis 6. Nichts eingetragen.',
  'refusal.impossible-sum':
    'Abgelehnt: {sum} lässt sich hier nicht würfeln, nur {least} bis {most}. Nichts eingetragen.',
  'refusal.forced-roll-first': 'Abgelehnt: wegen einer Karte muss erst {player} würfeln. Nichts eingetragen.',
  'refusal.discard-first':
    'Abgelehnt: erst muss {player} {count} {count|Karte|Karten} abwerfen. Nichts eingetragen.',
  'refusal.rest-first': 'Abgelehnt: erst sagen, wo das Schiff von {player} bleibt. Nichts eingetragen.',
  'refusal.nothing-to-sail': 'Abgelehnt: {player} hat keine Felder zu fahren. Nichts eingetragen.',
  'refusal.no-way': 'Abgelehnt: dort endet die Passage, weiter fährt kein Schiff. Nichts eingetragen.',
  'refusal.out-of-reach':
    'Abgelehnt: mit {left} {left|Feld|Feldern} in diese Richtung kommt das Schiff nicht an {to} vorbei. Nichts eingetragen.',
  'refusal.must-sail-on':
    'Abgelehnt: die ganze Zahl ist zu fahren. Bei {to} gibt es nichts, wofür man hält. Nichts eingetragen.',
  'refusal.one-direction':
    'Abgelehnt: eine Fahrt, eine Richtung. {left} {left|Feld|Felder} sind noch übrig, so wie sie begann. Nichts eingetragen.',
  'refusal.carrier-seaward':
    'Abgelehnt: an diesem Tisch fährt {player} mit der Flagge nur Richtung The Dread Sea. Nichts eingetragen.',
  'refusal.not-at-a-fall': 'Abgelehnt: auf Feld {at} ist kein Wasserfall. Nichts eingetragen.',
  'refusal.up-a-fall':
    'Abgelehnt: Feld {at} ist der Fuß eines Wasserfalls, und hinauf fährt niemand. Nichts eingetragen.',
  'refusal.fall-at-rest':
    'Abgelehnt: die Fahrt von {player} ist vorbei, und einen Wasserfall nimmt man nur in Fahrt. Nichts eingetragen.',
  'refusal.nothing-adrift':
    'Abgelehnt: mit dem Schiff von {player} spielen keine Gefahrenstellen. Nichts eingetragen.',
  'refusal.not-among':
    'Abgelehnt: an {at} schicken die Gefahrenstellen das Schiff nicht vorbei. Nichts eingetragen.',
  'refusal.flag-not-here': 'Abgelehnt: hier treibt die Flagge nicht. Nichts eingetragen.',
  'refusal.no-carrier':
    'Abgelehnt: niemand trägt die Flagge, also gibt es niemanden zu bekämpfen. Nichts eingetragen.',
  'refusal.own-flag': 'Abgelehnt: {player} trägt die Flagge schon. Nichts eingetragen.',
  'refusal.not-same-space':
    'Abgelehnt: {player} trägt die Flagge auf Feld {at}, und ein Kampf braucht dasselbe Feld. Nichts eingetragen.',
  'refusal.rolled-instead':
    'Abgelehnt: {player} begann neben der Flagge und hat für die Fahrt gewürfelt. Der Kampf wäre an die Stelle dieses Wurfs getreten. Nichts eingetragen.',
  'refusal.fought-already':
    'Abgelehnt: {player} hat in diesem Zug einen Kampf verloren, und damit war die Fahrt zu Ende. Nichts eingetragen.',
  'refusal.wrong-winner': 'Abgelehnt: {player} war in diesem Kampf nicht dabei. Nichts eingetragen.',
  'refusal.not-visiting':
    'Abgelehnt: das Schiff hat an keinem Handelsposten gehalten, es liegt auf {at}. Nichts eingetragen.',
  'refusal.traded-already':
    'Abgelehnt: {player} hat bei diesem Besuch schon getauscht. Einmal je Besuch. Nichts eingetragen.',
  'refusal.empty-hand': 'Abgelehnt: {player} hält nach der Zählung 0 Karten. Nichts eingetragen.',
  'refusal.no-card-left':
    'Abgelehnt: nach der Zählung gibt es keine Karte, die auf der Hand gewesen sein könnte. Nichts eingetragen.',
  'refusal.nothing-owed': 'Abgelehnt: {player} hat nichts abzuwerfen. Nichts eingetragen.',
  'refusal.no-such-card':
    'Abgelehnt: eine Karte {card} gibt es in dieser Schachtel nicht. Nichts eingetragen.',
  'refusal.card-pending':
    'Abgelehnt: {card} liegt schon auf dem Tisch, und es gibt nur eine. Nichts eingetragen.',
  'refusal.not-taught':
    'Abgelehnt: noch hat niemand gesagt, was {card} tut. Erst eintragen. Nichts eingetragen.',
  'refusal.card-in-discards':
    'Abgelehnt: {card} liegt im Ablagestapel, und es gibt nur eine. Nichts eingetragen.',
  'refusal.one-card-a-turn':
    'Abgelehnt: {player} hat in diesem Zug 1 Karte gespielt, und 1 ist erlaubt. Nichts eingetragen.',
  'refusal.only-on-your-turn': 'Abgelehnt: {card} ist für den eigenen Zug. Nichts eingetragen.',
  'refusal.before-the-roll':
    'Abgelehnt: {card} tritt an die Stelle des Wurfs für die Fahrt, kommt also davor. Nichts eingetragen.',
  'refusal.roll-already-made':
    'Abgelehnt: {card} kommt vor einem Wurf, und {player} hat gerade geworfen. Überstimmen lässt sie auf den nächsten warten. Nichts eingetragen.',
  'refusal.target-missing': 'Abgelehnt: auf wen geht das? Nichts eingetragen.',
  'refusal.wrong-target': 'Abgelehnt: auf {player} kann die Karte nicht gehen. Nichts eingetragen.',
  'refusal.direction-missing': 'Abgelehnt: seewärts oder einwärts? Nichts eingetragen.',
  'refusal.full-number':
    'Abgelehnt: die Karte sagt {full} {full|Feld|Felder}, nicht {spaces}. Nichts eingetragen.',
  'refusal.out-of-range':
    'Abgelehnt: {player} ist {spaces} {spaces|Feld|Felder} entfernt, und die Karte reicht {within}. Nichts eingetragen.',
  'refusal.no-flag-there': 'Abgelehnt: dort ist niemandem eine Flagge abzunehmen. Nichts eingetragen.',
  'refusal.nothing-to-answer':
    'Abgelehnt: so eine Karte, auf die zu antworten wäre, liegt nicht da. Nichts eingetragen.',
  'refusal.not-against-you': 'Abgelehnt: diese Karte geht nicht gegen {player}. Nichts eingetragen.',
  'refusal.nothing-pending': 'Abgelehnt: keine Karte wartet. Nichts eingetragen.',
  'refusal.no-captain': 'Abgelehnt: ein Kapitän von {player} wurde nicht genannt. Nichts eingetragen.',
  'refusal.no-such-captain':
    'Abgelehnt: einen Kapitän {captain} gibt es in dieser Schachtel nicht. Nichts eingetragen.',
  'refusal.captain-taken': 'Abgelehnt: dieser Kapitän fährt mit {player}. Nichts eingetragen.',
  'refusal.captain-used':
    'Abgelehnt: der Kapitän von {player} ist umgedreht. Einmal im Spiel. Nichts eingetragen.',
  'refusal.off-the-board': 'Abgelehnt: {at} ist hier kein Feld, der Plan hat {spaces}. Nichts eingetragen.',
  'refusal.hazard-rest':
    'Abgelehnt: Feld {at} ist eine Gefahrenstelle, und dort bleibt kein Schiff liegen. Nichts eingetragen.',
  'refusal.sea-without-flag':
    'Abgelehnt: {player} hat die Flagge nicht, und nur mit ihr geht es hinaus. Nichts eingetragen.',
  'refusal.no-such-field': 'Abgelehnt: ein Eingabefeld {field} gibt es nicht. Nichts eingetragen.',
  'only.number': '{least} bis {most}',
  'only.choice': '{among}',
  'only.flag': 'ja oder nein',
  'refusal.bad-value': 'Abgelehnt: {value} kann dort nicht stehen, nur {only}. Nichts eingetragen.',
  'refusal.too-many-cards':
    'Abgelehnt: die Schachtel hat {cards} Karten, und das wären {over} mehr. Nichts eingetragen.',
  'refusal.carrier-at-sea':
    'Abgelehnt: {player} wäre mit der Flagge in The Dread Sea, und das ist der Sieg. Als Zug eintragen. Nichts eingetragen.',
  'refusal.board-shape': 'Abgelehnt: {what} ist nicht so, wie ein Plan es braucht. Nichts eingetragen.',
  'refusal.board-place': 'Abgelehnt: {what} auf {at}, und nur {least} bis {most} geht. Nichts eingetragen.',
  'refusal.board-clash': 'Abgelehnt: {what} und {other} beide auf {at}. Nichts eingetragen.',
  'refusal.board-fall':
    'Abgelehnt: ein Wasserfall von {top} nach {foot}. Abwärts heißt zur Flagge hin, zu einer höheren Zahl. Nichts eingetragen.',
  'refusal.ships-off-board':
    'Abgelehnt: ein Schiff oder die Flagge läge hinter dem Ende dieses Plans. Nichts eingetragen.',
  'refusal.bad-teaching':
    'Abgelehnt: eine Karte braucht einen Namen und ein bis drei Wirkungen. Nichts eingetragen.',
  'refusal.bad-edition':
    'Abgelehnt: „{what}“ in den Daten dieser Schachtel ist nicht zu lesen. Nichts eingetragen.',
  'refusal.bad-option':
    'Abgelehnt: „{option}“ ist hier keine Hausregel oder hat diesen Wert nicht. Nichts eingetragen.',
  'refusal.bad-seats':
    'Abgelehnt: {count} Schiffe, und das Spiel nimmt {least} bis {most}, jedes in eigener Farbe. Nichts eingetragen.',
  'refusal.bad-question': 'Abgelehnt: so lässt sich das nicht fragen. Nichts eingetragen.',
};
