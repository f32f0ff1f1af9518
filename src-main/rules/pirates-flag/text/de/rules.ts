import type { Catalogue } from '../../../kernel/message.ts';

/** Regelkarten, in eigenen Worten. */
export const rules: Catalogue = {
  'rule.table.title': 'Der Tisch',
  'rule.table':
    'Drei bis sechs Kapitäne, jeder mit einem Schiff in eigener Farbe. Es geht im Uhrzeigersinn reihum.',
  'rule.depths.title': 'Was ihr erzählt',
  'rule.depths':
    'Ein Tisch erzählt, wo Schiffe und Flagge sind, oder auch, wer jeden Kampf gewinnt, oder jeden Wurf und jede Karte. Der Schiedsrichter prüft nur, was erzählt wird. Es lässt sich jederzeit ändern.',
  'rule.winning.title': 'Der Sieg',
  'rule.winning':
    'Die Flagge aus der Passage in The Dread Sea bringen. Wer es als Erster schafft, hat gewonnen.',
  'rule.start.title': 'Wer beginnt',
  'rule.start':
    'Alle werfen zwei Würfel. Die höchste Summe beginnt, dann im Uhrzeigersinn. Bei Gleichstand noch einmal.',
  'rule.turn.title': 'Ein Zug',
  'rule.turn':
    'Würfeln, fahren, Würfel weitergeben. Das Weitergeben beendet den Zug; hier gibt der nächste Wurf sie von selbst weiter, niemand muss etwas drücken.',
  'rule.dice.title': 'Würfel',
  'rule.dice':
    'Zwei Würfel für die Fahrt, bis jemand die Flagge hat, danach für alle nur noch einer, auch wenn die Flagge wieder verloren geht.',
  'rule.movement.title': 'Die Fahrt',
  'rule.movement':
    'Die ganze Zahl in eine Richtung nach Wahl. Vorzeitig halten darf man, wo man die Flagge aus dem Wasser nimmt, an einem Ende des Plans, auf dem Feld des Schiffs mit der Flagge, um zu kämpfen, und an einem Handelsposten. Von einem Ende geht der Rest zurück. Unter einem Wasserfall und wo die Flagge aufgenommen wurde, ist die Richtung wieder frei.',
  'rule.flag.title': 'Die Flagge',
  'rule.flag':
    'Das erste Schiff beim Dread Captain nimmt die Flagge. Im offenen Wasser wird sie im Vorbeifahren aufgenommen. Durch Kampf und Karten wechselt sie.',
  'rule.carrier.title': 'Wer die Flagge trägt',
  'rule.carrier': 'Eine Regel mancher Tische: wer die Flagge trägt, fährt selbst nur Richtung The Dread Sea.',
  'rule.hazards.title': 'Gefahrenstellen',
  'rule.hazards':
    'Keine Fahrt endet auf einer Gefahrenstelle. −1 schickt das Schiff ein Feld zurück, woher es kam, +1 ein Feld weiter, wohin es wollte. Von einer zur nächsten geht das fort; wo es nie enden würde, sagt der Tisch, wo das Schiff bleibt.',
  'rule.waterfalls.title': 'Wasserfälle',
  'rule.waterfalls':
    'Ein kurzer Weg zur Flagge, nur abwärts und nur in Fahrt. Entfernungen von Karten kümmern sich nicht darum. Wer mit der Flagge hinunterfährt, lässt sie oben treiben.',
  'rule.posts.title': 'Handelsposten',
  'rule.posts':
    'Wer dort hält, darf eine Karte abwerfen und bis zu zwei ziehen, so weit das Handlimit reicht. Einmal je Besuch, und nicht mit leerer Hand. Ein Kampf darf davor oder danach kommen.',
  'rule.hand.title': 'Handkarten und Docks',
  'rule.hand':
    'Jedes passierte Dock bringt eine Karte, ohne anzuhalten. Fünf ist die Grenze; wer die Flagge zuerst nahm, darf bis zum Ende sechs halten. Ist der Stapel verbraucht, wird die Ablage zum Stapel.',
  'rule.battle.title': 'Kämpfe',
  'rule.battle':
    'Im eigenen Zug, auf dem Feld des Schiffs mit der Flagge. Je ein Würfel, der höhere gewinnt, bei Gleichstand noch einmal. Wer angreift und gewinnt, nimmt die Flagge und würfelt erneut für die Fahrt; wer verliert, ist fertig mit der Fahrt. Zu Beginn eines Zuges tritt der Kampf an die Stelle des Wurfs.',
  'rule.cards.title': 'Karten',
  'rule.cards':
    'Eine Karte für jeden in jedem Zug, wessen Zug es auch ist. „Zählt nicht“ kommt obendrauf, „im eigenen Zug“ wartet auf den eigenen, „statt zu würfeln“ tritt an die Stelle des Wurfs für die Fahrt.',
  'rule.next-roll.title': 'Nächster Wurf',
  'rule.next-roll':
    'Eine Karte für den nächsten Wurf kommt davor und geht in den allernächsten Wurf dieses Schiffs, wofür er auch ist. Sie zählt einmal zur Summe. Verdoppeln zählt die Würfel doppelt, dann kommt der Zuschlag. Unter 0 fällt nichts, und 0 gilt als gerade.',
  'rule.range.title': 'Reichweite',
  'rule.range':
    'Felder entlang der Passage, ohne Wasserfälle. Dasselbe Feld ist in Reichweite. Wer ein Schiff heranzieht, zieht es höchstens bis zu sich.',
  'rule.stack.title': 'Karten auf Karten',
  'rule.stack':
    'Auf eine Karte darf eine Karte antworten, und auf die noch eine. Die zuletzt gespielte wirkt zuerst. Kommt eine Karte an die Reihe und was sie braucht, ist nicht mehr da, bleibt sie ohne Wirkung und wird abgelegt.',
  'rule.captain.title': 'Piratenkapitäne',
  'rule.captain':
    'Jeder Kapitän hat eine Fähigkeit, einmal im Spiel, jederzeit. Sie ist keine Handkarte und verbraucht nicht die eine Karte des Zuges.',
  'rule.board.title': 'Der Plan',
  'rule.board':
    'Eine Reihe von Feldern von The Dread Sea bis in die hintere Ecke. Was wo liegt, wird einmal vom Plan auf dem Tisch eingetragen; unserer ist ein Beispiel.',
  'rule.by-hand.title': 'Von Hand gesetzt',
  'rule.by-hand':
    'Jede Position und jede Zahl lässt sich ändern, und ein laufendes Spiel lässt sich eintragen, wie es steht. Jede Karte bleibt an einem Ort: was eine Hand gewinnt, verliert der Stapel.',
};
