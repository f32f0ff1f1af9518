import type { Catalogue } from '../../../kernel/message.ts';

/** Was gelesen wurde, die Rechnung, die Regel, und dass nichts eingetragen ist. */
export const refusals: Catalogue = {
  'refusal.game-over':
    'Abgelehnt: {winner} hat schon gewonnen. War es kein Sieg, ihn zurücknehmen. Nichts eingetragen.',
  'refusal.not-begun':
    'Abgelehnt: Noch weiß niemand, wer beginnt. Darum würfeln oder sagen, wer. Nichts eingetragen.',
  'refusal.begun-already':
    'Abgelehnt: Das Spiel läuft schon. Wer am Zug ist, von Hand setzen. Nichts eingetragen.',
  'refusal.not-the-highest':
    'Abgelehnt: Der höchste Wurf ist {highest}, und {player} hat ihn nicht. Nennen, wer ihn hat. Nichts eingetragen.',
  'refusal.not-your-turn': 'Abgelehnt: Am Zug ist {player}. {then} Nichts eingetragen.',
  'turn.on': 'Der Zug kommt erst zu Ende, dann würfelt {next}.',
  'turn.over': 'Der Zug darf jetzt enden, und {next} würfelt als Nächstes.',
  'refusal.movement-unfinished':
    'Abgelehnt: {player} hat noch {left} {left|Feld|Felder} zu fahren und hier keinen Grund anzuhalten. Die erst fahren. Nichts eingetragen.',
  'refusal.not-rolled':
    'Abgelehnt: {player} hat noch nicht gewürfelt. Den Wurf erst eintragen. Nichts eingetragen.',
  'refusal.battle-unfinished': 'Abgelehnt: Erst der Kampf von {player}. Je ein Würfel. Nichts eingetragen.',
  'refusal.not-your-roll':
    'Abgelehnt: {player} hat hier nichts zu würfeln. Sagen, wessen Würfel es war. Nichts eingetragen.',
  'refusal.rolled-already':
    'Abgelehnt: {player} hat schon gewürfelt. War das falsch gelesen, den ersten Wurf zurücknehmen. Nichts eingetragen.',
  'refusal.wrong-dice':
    'Abgelehnt: Gelesen {faces}, und hier fällt {needed|ein Würfel|ein Paar Würfel} von 1 bis 6. Nichts eingetragen.',
  'refusal.impossible-sum':
    'Abgelehnt: {sum} lässt sich hier nicht würfeln, nur {least} bis {most}. Nichts eingetragen.',
  'refusal.forced-roll-first': 'Abgelehnt: Wegen einer Karte muss erst {player} würfeln. Nichts eingetragen.',
  'refusal.discard-first':
    'Abgelehnt: Erst muss {player} {count} {count|Karte|Karten} abwerfen. Nichts eingetragen.',
  'refusal.rest-first': 'Abgelehnt: Erst sagen, wo das Schiff von {player} bleibt. Nichts eingetragen.',
  'refusal.nothing-to-sail':
    'Abgelehnt: {player} hat keine Felder zu fahren. Die bringt ein Wurf im eigenen Zug. Nichts eingetragen.',
  'refusal.no-way':
    'Abgelehnt: Dort endet die Passage, weiter fährt kein Schiff. Die andere Richtung nehmen. Nichts eingetragen.',
  'refusal.out-of-reach':
    'Abgelehnt: Mit {left} {left|Feld|Feldern} in diese Richtung kommt das Schiff nicht an {to} vorbei. Ein Feld auf dem Weg wählen. Nichts eingetragen.',
  'refusal.must-sail-on':
    'Abgelehnt: Die ganze Zahl ist zu fahren. Bei {to} gibt es nichts, wofür man hält. Weiterfahren. Nichts eingetragen.',
  'refusal.one-direction':
    'Abgelehnt: Eine Fahrt, eine Richtung. {left} {left|Feld|Felder} sind noch übrig, so wie sie begann. Nichts eingetragen.',
  'refusal.carrier-seaward':
    'Abgelehnt: An diesem Tisch fährt {player} mit der Flagge nur Richtung The Dread Sea. Nichts eingetragen.',
  'refusal.not-at-a-fall':
    'Abgelehnt: Auf Feld {at} ist kein Wasserfall. Erst oben an einem halten. Nichts eingetragen.',
  'refusal.up-a-fall':
    'Abgelehnt: Feld {at} ist der Fuß eines Wasserfalls, und hinauf fährt niemand. Von oben geht es, sonst weiterfahren. Nichts eingetragen.',
  'refusal.fall-at-rest':
    'Abgelehnt: Die Fahrt von {player} ist vorbei, und einen Wasserfall nimmt man nur in Fahrt. Die nächste Fahrt kann damit beginnen. Nichts eingetragen.',
  'refusal.nothing-adrift':
    'Abgelehnt: Das Schiff von {player} schicken keine Gefahrenstellen im Kreis. Liegt es woanders, das Feld von Hand setzen. Nichts eingetragen.',
  'refusal.not-among':
    'Abgelehnt: An {at} schicken die Gefahrenstellen das Schiff nicht vorbei. Eines der gefragten Felder wählen. Nichts eingetragen.',
  'refusal.flag-not-here': 'Abgelehnt: Hier treibt die Flagge nicht. Erst hinfahren. Nichts eingetragen.',
  'refusal.no-carrier':
    'Abgelehnt: Niemand trägt die Flagge, also gibt es niemanden zu bekämpfen. Die Flagge holen, wo sie ist. Nichts eingetragen.',
  'refusal.own-flag':
    'Abgelehnt: {player} trägt die Flagge schon. Jemand anderen nennen. Nichts eingetragen.',
  'refusal.not-same-space':
    'Abgelehnt: {player} trägt die Flagge auf Feld {at}, und ein Kampf braucht dasselbe Feld. Erst hinkommen. Nichts eingetragen.',
  'refusal.rolled-instead':
    'Abgelehnt: {player} begann neben der Flagge und hat für die Fahrt gewürfelt. Der Kampf wäre an die Stelle dieses Wurfs getreten. Jetzt fahren und im nächsten Zug kämpfen. Nichts eingetragen.',
  'refusal.fought-already':
    'Abgelehnt: {player} hat in diesem Zug einen Kampf verloren, und damit war die Fahrt zu Ende. Die Würfel weitergeben. Nichts eingetragen.',
  'refusal.wrong-winner':
    'Abgelehnt: {player} war in diesem Kampf nicht dabei. Einen der beiden nennen, die gekämpft haben. Nichts eingetragen.',
  'refusal.not-visiting':
    'Abgelehnt: Das Schiff hat an keinem Handelsposten gehalten, es liegt auf {at}. Erst an einem halten. Nichts eingetragen.',
  'refusal.traded-already':
    'Abgelehnt: {player} hat bei diesem Besuch schon getauscht. Einmal je Besuch. Nichts eingetragen.',
  'refusal.empty-hand':
    'Abgelehnt: {player} hält nach der Zählung 0 Karten. Die Zahl von Hand setzen, oder „Trotzdem“. Nichts eingetragen.',
  'refusal.no-card-left':
    'Abgelehnt: Nach der Zählung gibt es keine Karte, die auf der Hand gewesen sein könnte. Die Zahlen von Hand setzen. Nichts eingetragen.',
  'refusal.nothing-owed':
    'Abgelehnt: {player} hat nichts abzuwerfen. Karten gehen weg, wenn sie gespielt oder getauscht werden. Nichts eingetragen.',
  'refusal.no-such-card':
    'Abgelehnt: Eine Karte {card} gibt es in dieser Schachtel nicht. Eine aus der Liste wählen. Nichts eingetragen.',
  'refusal.card-pending':
    'Abgelehnt: {card} liegt schon auf dem Tisch, und es gibt nur eine. Nachsehen, welche Karte es war. Nichts eingetragen.',
  'refusal.not-taught':
    'Abgelehnt: Noch hat niemand gesagt, was {card} tut. Mit E an der Konsole eintragen, oder trotzdem spielen und tun, was darauf steht. Nichts eingetragen.',
  'refusal.card-in-discards':
    'Abgelehnt: {card} liegt im Ablagestapel, und es gibt nur eine. Nachsehen, welche Karte es war. Nichts eingetragen.',
  'refusal.one-card-a-turn':
    'Abgelehnt: {player} hat in diesem Zug 1 Karte gespielt, und 1 ist erlaubt. Im nächsten Zug geht sie. Nichts eingetragen.',
  'refusal.only-on-your-turn':
    'Abgelehnt: {card} ist für den eigenen Zug. Bis dahin behalten. Nichts eingetragen.',
  'refusal.before-the-roll':
    'Abgelehnt: {card} tritt an die Stelle des Wurfs für die Fahrt, kommt also davor. Für den nächsten Zug behalten. Nichts eingetragen.',
  'refusal.roll-already-made':
    'Abgelehnt: {card} kommt vor einem Wurf, und {player} hat gerade geworfen. „Trotzdem“ lässt sie auf den nächsten warten. Nichts eingetragen.',
  'refusal.target-missing': 'Abgelehnt: Auf wen geht das? Nichts eingetragen.',
  'refusal.wrong-target':
    'Abgelehnt: Auf {player} kann die Karte nicht gehen. Ein anderes Schiff wählen. Nichts eingetragen.',
  'refusal.direction-missing': 'Abgelehnt: Seewärts oder einwärts? Nichts eingetragen.',
  'refusal.full-number':
    'Abgelehnt: Die Karte sagt {full} {full|Feld|Felder}, nicht {spaces}. Nichts eingetragen.',
  'refusal.out-of-range':
    'Abgelehnt: {player} ist {spaces} {spaces|Feld|Felder} entfernt, und die Karte reicht {within}. Nichts eingetragen.',
  'refusal.no-flag-there':
    'Abgelehnt: Dort ist niemandem eine Flagge abzunehmen. Eine Karte nimmt sie nur dem Schiff ab, das sie trägt. Nichts eingetragen.',
  'refusal.take-at-sea':
    'Abgelehnt: {player} liegt noch in The Dread Sea. An diesem Tisch nimmt ein Schiff die Flagge erst in der Passage. Nichts eingetragen.',
  'refusal.nothing-to-answer':
    'Abgelehnt: So eine Karte, auf die zu antworten wäre, liegt nicht da. Gespielt wird sie, wenn eine daliegt. Nichts eingetragen.',
  'refusal.not-against-you':
    'Abgelehnt: Diese Karte geht nicht gegen {player}. So antwortet nur, wen sie trifft. Nichts eingetragen.',
  'refusal.nothing-pending': 'Abgelehnt: Keine Karte wartet. Einfach weitermachen. Nichts eingetragen.',
  'refusal.no-captain':
    'Abgelehnt: Ein Kapitän von {player} wurde nicht genannt. Erst einen wählen. Nichts eingetragen.',
  'refusal.no-such-captain':
    'Abgelehnt: Einen Kapitän {captain} gibt es in dieser Schachtel nicht. Einen aus der Liste wählen. Nichts eingetragen.',
  'refusal.captain-taken':
    'Abgelehnt: Dieser Kapitän fährt mit {player}. Einen anderen wählen. Nichts eingetragen.',
  'refusal.captain-used':
    'Abgelehnt: Der Kapitän von {player} ist umgedreht. Einmal im Spiel. Nichts eingetragen.',
  'refusal.off-the-board':
    'Abgelehnt: {at} ist hier kein Feld, der Plan hat {spaces}. Eines davon wählen. Nichts eingetragen.',
  'refusal.hazard-rest':
    'Abgelehnt: Feld {at} ist eine Gefahrenstelle, und dort bleibt kein Schiff liegen. Das Feld nennen, auf das es geschickt wurde. Nichts eingetragen.',
  'refusal.sea-without-flag':
    'Abgelehnt: {player} hat die Flagge nicht, und nur mit ihr geht es hinaus. Feld 1 ist das letzte. Nichts eingetragen.',
  'only.words': '1 bis {most} Zeichen',
  'refusal.more-than-the-box':
    'Abgelehnt: Die Schachtel hat {cards} Karten, und das wären {over} mehr. Nichts eingetragen.',
  'refusal.carrier-at-sea':
    'Abgelehnt: {player} wäre mit der Flagge in The Dread Sea, und das ist der Sieg. Als Zug eintragen. Nichts eingetragen.',
  'refusal.board-shape': 'Abgelehnt: {what} ist nicht so, wie ein Plan es braucht. Nichts eingetragen.',
  'refusal.board-place': 'Abgelehnt: {what} auf {at}, und nur {least} bis {most} geht. Nichts eingetragen.',
  'refusal.board-clash': 'Abgelehnt: {what} und {other} beide auf {at}. Nichts eingetragen.',
  'refusal.board-fall':
    'Abgelehnt: Ein Wasserfall von {top} nach {foot}. Abwärts heißt zur Flagge hin, zu einer höheren Zahl. Nichts eingetragen.',
  'refusal.ships-off-board':
    'Abgelehnt: Ein Schiff oder die Flagge läge hinter dem Ende dieses Plans. Erst die von Hand setzen oder einen längeren Plan legen. Nichts eingetragen.',
  'refusal.bad-teaching':
    'Abgelehnt: Eine Karte braucht einen Namen von höchstens 60 Zeichen, ein bis drei Wirkungen und Vermerke, die es gibt. Nichts eingetragen.',
  'refusal.bad-effect': 'Abgelehnt: „{effect}“ nimmt bei „{part}“ nur {only}. Nichts eingetragen.',
  'refusal.idle-effect': 'Abgelehnt: „{effect}“ ändert mit diesen Zahlen nichts. Nichts eingetragen.',
  'field.pile': 'den Zugstapel',
  'refusal.bad-edition':
    'Abgelehnt: „{what}“ in den Daten dieser Schachtel lässt sich nicht lesen. Nichts eingetragen.',
};
