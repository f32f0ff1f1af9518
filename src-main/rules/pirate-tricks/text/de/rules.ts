import type { Catalogue } from '../../../kernel/message.ts';

/** Regelkarten, in eigenen Worten. */
export const rules: Catalogue = {
  'rule.setup.title': 'Aufbau',
  'rule.setup':
    'Drei bis fünf Spieler. Zu viert bleiben die Zahlen 1 bis 4 in der Schachtel, zu dritt 1 bis 8: zwölf Karten für jeden. Jeder beginnt mit 12 Loon hinter dem Schirm, einem Fünfer und sieben Einern; der Rest ist die Bank.',
  'rule.depth.title': 'Was ihr erzählt',
  'rule.depth':
    'Stand: wer welche Reihe nahm, und je Runde eine Zahl für jeden. Stiche: Versteigerung am Telefon, Ansagen, wer welchen Stich nahm. Karten: jede Karte. Das lässt sich jederzeit ändern; der Schiedsrichter sagt nur, was er dann wissen kann.',
  'rule.by-hand.title': 'Von Hand gesetzt',
  'rule.by-hand':
    'Jede Zahl lässt sich ändern. Loon von Hand geht gegen die Bank. Was nicht wahr sein kann, elf Stiche oder eine Reihe mit zwei Besitzern, wird nicht angenommen.',
  'rule.bank.title': 'Die Bank',
  'rule.bank':
    'Es gibt 188 Loon. Wer mehr schuldet, als er hat, zahlt alles. Ist die Bank leer, geht es mit Schuldscheinen weiter, oder sie gibt, was sie hat, je nach Absprache.',
  'rule.round.title': 'Eine Runde',
  'rule.round':
    'Wertungskarten aufdecken, austeilen, auf die Reihen bieten, zwei Karten ablegen, ansagen, wo der Schatz es verlangt, Angeworbene auslegen, zehn Stiche, Prise und Schatz abrechnen.',
  'rule.score-cards.title': 'Wertungskarten',
  'rule.score-cards':
    'In jeder Runde liegen zwei Anwerbungen, ein Schatz und eine Prise offen. Was ausgelegen hat, kommt nicht wieder. Was eine Karte zahlt, trägt der Tisch einmal ein; bis dahin werden die Beträge angesagt.',
  'rule.deck.title': 'Eine Karte, ein Ort',
  'rule.deck':
    'Eine Karte, die in einer Reihe, einer Hand oder einem Stich gesehen wurde, ist nirgends sonst. Widersprechen sich zwei Lesungen, war eine falsch. Behält der Tisch die neuere, ist die ältere vergessen und der Widerspruch vermerkt.',
  'rule.rows.title': 'Reihen',
  'rule.rows':
    'Jeder bekommt fünf Karten. Dazu so viele Reihen wie Spieler, jede mit fünf offenen und zwei verdeckten Karten. Die zwei sieht nur, wer die Reihe nimmt. Die Startmarke liegt an der obersten.',
  'rule.auction.title': 'Bieten',
  'rule.auction':
    'Reihe für Reihe von oben nimmt jeder ohne Reihe heimlich Loon in die Faust, auch keines, und alle zeigen zugleich. Das einzige höchste Gebot geht an die Bank und nimmt alle sieben Karten, bei der obersten auch die Marke. Die anderen behalten ihr Loon.',
  'rule.tie.title': 'Gleiche Gebote',
  'rule.tie':
    'Wer mit dem höchsten Gebot gleichauf liegt, legt eine Karte verdeckt; alle decken zugleich auf. Die höchste Zahl nimmt die Reihe, bei gleicher Zahl schlägt Rot Grün und Grün Blau. Die Karten gehen zurück auf die Hand.',
  'rule.nobody-bids.title': 'Niemand bietet',
  'rule.nobody-bids':
    'Zeigen alle leere Fäuste, kommen zwei Loon der Bank auf die Reihe, und die nächste ist dran. Danach wird auf solche Reihen von oben noch einmal geboten. Bietet wieder niemand, legt jeder eine Karte, und die höchste bestimmt, wer die Reihe bekommt. Eine letzte Reihe ist frei.',
  'rule.top-up.title': 'Knapper Beutel',
  'rule.top-up':
    'Zu Beginn einer Runde darf, wer weniger als fünf Loon hat, aus der Bank auf fünf auffüllen.',
  'rule.prediction.title': 'Ansagen',
  'rule.prediction':
    'Verlangt es der Schatz, sagt jeder vor dem ersten Stich, wie viele der zehn Stiche er nimmt, von der Startmarke nach links. Alle Zahlen sind erlaubt.',
  'rule.turn.title': 'Wer dran ist',
  'rule.turn':
    'Wer die Startmarke hat, sagt zuerst an und spielt aus. Es geht nach links. Wer einen Stich nimmt, spielt den nächsten aus.',
  'rule.recruitment.title': 'Angeworbene',
  'rule.recruitment':
    'Vor dem ersten Stich darf jeder Karten auslegen, die zu den Anwerbungen passen, und kassieren. Eine Karte zählt für jede der beiden einmal. Dann gehen die Karten zurück auf die Hand. Niemand muss.',
  'rule.ditch.title': 'Zwei Karten ablegen',
  'rule.ditch':
    'Mit zwölf Karten auf der Hand legt jeder zwei verdeckt ab. Sie zählen weder für Anwerbungen noch für Stiche.',
  'rule.secrets.title': 'Was nur du siehst',
  'rule.secrets':
    'Dein Gebot, bis alle da sind, dein Beutel und was du von deiner Hand notierst. Es steht auf deinem Telefon und sonst nirgends, außer der Schreiber sieht es an; das Logbuch sagt es dann.',
  'rule.trick.title': 'Ein Stich',
  'rule.trick':
    'Von jedem eine Karte. Rot ist Trumpf und darf immer ausgespielt werden. Das höchste Rot nimmt den Stich, ohne Rot die höchste der ausgespielten Farbe.',
  'rule.follow.title': 'Bedienen',
  'rule.follow':
    'Wer die ausgespielte Farbe hat, muss sie spielen. Wer nicht, darf alles. Der Schiedsrichter widerspricht nur, wo es sicher ist: Eine Karte der Farbe wurde zur Anwerbung gezeigt, oder es sind mehr bekannt, als abgelegt sein können.',
  'rule.spoils.title': 'Prise und Schatz',
  'rule.spoils':
    'Nach dem zehnten Stich werden beide abgerechnet, die Prise zuerst, wenn nichts anderes vereinbart ist. Gleiche bekommen gleich viel, und wer dahinter liegt, ist als Nächster dran.',
  'rule.referee.title': 'Was dem Schiedsrichter auffiel',
  'rule.referee':
    'Nach dem Ablegen ändert sich keine Hand mehr: Eine Farbe, die nicht bedient und später gespielt wird, ist ein Beleg. Nach dem zehnten Stich sind alle Karten bekannt, und die Anwerbungen werden geprüft. Der Schiedsrichter nennt es und überlässt den Rest dem Tisch.',
  'rule.winning.title': 'Gewinnen',
  'rule.winning': 'Das meiste Loon nach der letzten Runde. Wer gleichauf liegt, teilt den Sieg.',
};
