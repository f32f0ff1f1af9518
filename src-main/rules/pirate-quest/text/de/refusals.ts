import type { Catalogue } from '../../../kernel/message.ts';

export const refusals: Catalogue = {
  'edition.deck-twice': 'eine Karte ist zweimal im Stapel',
  'edition.deck-small': 'der Stapel hat {count} Karten, und am Ende werden {needs} gegeben',
  'edition.faces': 'eine Seite eines Würfels oder einer Würfelkarte ist nicht zu lesen',
  'edition.track': 'die Strecke ist zu kurz für ihre Beschleunigungspunkte',
  'why.nemesis': 'ginge genau auf',
  'why.bid-too-high': 'nur {cards} gegeben',
  'why.count-too-high': 'nur {cards} gekämpft',
  'why.fights-do-not-add-up': 'ergäbe {total} statt {cards}',
  'why.must-follow': 'muss {suit} bedienen',
  'why.holding-suit': 'hat die geforderte Farbe',
  'why.card-seen': 'lag schon auf dem Tisch',
  'why.not-in-hand': 'nicht in dieser Hand',
  'why.failed-card': 'eben gescheitert',
  'why.no-luck': 'kostet {price}, hat {balance}',
  'why.luck-full': 'hat schon {most}',
  'why.take-too-many': 'hat {has} gewonnen',
  'why.blessed-target': 'ist gesegnet',
  'why.square-taken': 'besetzt',
  'why.too-far': 'zu weit',
  'refusal.not-now': 'Abgelehnt: Das ist jetzt nicht gefragt; {waits}. Nichts eingetragen.',
  'waits.nothing': 'mehr wird nicht gefragt',
  'waits.let-stand': 'der Tisch kann es so stehen lassen',
  'waits.dealer-roll': '{name} würfelt ums Geben',
  'waits.bid': '{name} sagt an',
  'waits.dummy-card': 'die Hand des Strohmanns wird aufgedeckt',
  'waits.card': '{name} legt eine Karte',
  'waits.fill-card': 'die Karte von {name} wird eingetragen',
  'waits.colour': 'die Farbe unter {name} wird gesagt',
  'waits.feature-roll': '{name} würfelt',
  'waits.short': '{name} fehlen Augen',
  'waits.drawn-card': '{name} hat eine Karte gezogen',
  'waits.contest-roll': '{name} würfelt',
  'waits.target': '{name} sucht jemanden aus',
  'waits.take-fights': '{name} nimmt Kämpfe',
  'waits.fight-winner': 'gesagt wird, wer den Kampf gewann',
  'waits.counts': 'gesagt wird, wie viele Kämpfe {name} gewann',
  'waits.move': '{name} zieht',
  'refusal.game-over': 'Abgelehnt: Das Rennen ist gelaufen. Nichts eingetragen.',
  'refusal.not-your-turn': 'Abgelehnt: {name} ist zu früh. Dran ist {turn}. Nichts eingetragen.',
  'refusal.already-done': 'Abgelehnt: {name} {what}. Besser das berichtigen. Nichts eingetragen.',
  'done.bid': 'hat schon {bid} angesagt',
  'done.dummy-hand': 'hat die Hand des Strohmanns schon genommen',
  'done.laid': 'hat in diesem Kampf schon gelegt',
  'done.shown': 'hat {card} schon aufgedeckt',
  'done.hindsight': 'war schon hinterher klüger',
  'refusal.bid-too-high':
    'Abgelehnt: {name} sagt {bid} an, und es gibt {cards} {cards|Kampf|Kämpfe}. Möglich ist 0 bis {cards}. Nichts eingetragen.',
  'refusal.nemesis':
    'Abgelehnt: {name} sagt {bid} an. {sum} macht {cards}, und es gibt {cards} {cards|Kampf|Kämpfe}. Die letzte Ansage darf nicht aufgehen; jede andere geht. Nichts eingetragen.',
  'refusal.no-dummy-hand':
    'Abgelehnt: An diesem Tisch gibt es keine Hand des Strohmanns. Nichts eingetragen.',
  'refusal.bid-is-made':
    'Abgelehnt: {name} hat angesagt. Die Hand des Strohmanns nimmt man vorher. Nichts eingetragen.',
  'refusal.battle-over':
    'Abgelehnt: Diese Schlacht ist ausgefochten; {waits}. Um sie neu zu geben, erst ihren letzten Kampf zurücknehmen. Nichts eingetragen.',
  'refusal.whose-hand':
    'Abgelehnt: Eine falsch gegebene Hand wird mit ihrem Kapitän und der Zahl ihrer Karten genannt. Nichts eingetragen.',
  'refusal.hand-is-even':
    'Abgelehnt: {held} {held|Karte ist|Karten sind} gerade so viele, wie {name} haben soll. Nichts eingetragen.',
  'refusal.no-such-card': 'Abgelehnt: Die Karte {card} gibt es in diesem Stapel nicht. Nichts eingetragen.',
  'refusal.card-seen': 'Abgelehnt: {card} lag in dieser Schlacht schon auf dem Tisch. Nichts eingetragen.',
  'refusal.card-elsewhere': 'Abgelehnt: {card} wurde in der Hand von {name} gesehen. Nichts eingetragen.',
  'refusal.not-in-hand':
    'Abgelehnt: {name} hat {held} {held|Karte|Karten}, und jede wurde gesehen. {card} ist nicht dabei. Nichts eingetragen.',
  'refusal.must-follow': 'Abgelehnt: {name} hat {card} und muss {suit} bedienen. Nichts eingetragen.',
  'refusal.holding-suit':
    'Abgelehnt: {name} versucht {card} mit der Farbe {suit} auf der Hand. Nur der Nebel erspart das Bedienen. Nichts eingetragen.',
  'refusal.second-attempt':
    'Abgelehnt: {name} hat in diesem Kampf schon eine Karte versucht. Ein Versuch je Kampf; gelegt wird, was gedruckt ist. Nichts eingetragen.',
  'refusal.failed-card':
    'Abgelehnt: {card} ist für {name} eben gescheitert. Gelegt wird eine andere. Nichts eingetragen.',
  'refusal.no-die': 'Abgelehnt: {name} hat keinen Würfel: {why}. Nichts eingetragen.',
  'no-die.white': 'das Feld ist weiß',
  'no-die.off-board': 'die Figur steht noch nicht auf der Strecke',
  'no-die.house': 'das Haus würfelt nicht',
  'refusal.nothing-to-roll': 'Abgelehnt: Von {name} wird kein Wurf erwartet; {waits}. Nichts eingetragen.',
  'refusal.not-a-face': 'Abgelehnt: „{face}“ ist keine Würfelseite. Nichts eingetragen.',
  'refusal.wrong-die':
    'Abgelehnt: {name} würfelt mit dem Würfel {own}, und da liegt der Würfel {die}. Gewürfelt wird mit {own}. Nichts eingetragen.',
  'refusal.nothing-to-take-back':
    'Abgelehnt: {name} hat keine Karte quer liegen; {waits}. Nichts eingetragen.',
  'refusal.nothing-to-leave':
    'Abgelehnt: {name} hat nichts, worauf zu verzichten wäre; {waits}. Nichts eingetragen.',
  'refusal.nothing-drawn': 'Abgelehnt: {name} hat keine Karte gezogen; {waits}. Nichts eingetragen.',
  'refusal.no-luck':
    'Abgelehnt: Das kostet {price} {price|Glückspunkt|Glückspunkte}, und {name} hat {balance}. Nichts eingetragen.',
  'refusal.luck-full':
    'Abgelehnt: {name} hat {most} Glückspunkte, und mehr hat niemand. Erst einen ausgeben. Nichts eingetragen.',
  'refusal.luck-no-use':
    'Abgelehnt: So lässt sich ein Glückspunkt gerade nicht verwenden; {waits}. Nichts eingetragen.',
  'refusal.one-luck-per-roll': 'Abgelehnt: An diesem Tisch ein Glückspunkt je Wurf. Nichts eingetragen.',
  'refusal.fresh-bolt':
    'Abgelehnt: An diesem Tisch zählt der Blitz dieses Wurfs erst ab dem nächsten. Nichts eingetragen.',
  'refusal.nobody-to-pick': 'Abgelehnt: Dafür ist niemand auszusuchen; {waits}. Nichts eingetragen.',
  'refusal.not-a-target': 'Abgelehnt: {name} kann man nicht aussuchen. Nichts eingetragen.',
  'refusal.dummy-spared': 'Abgelehnt: An diesem Tisch bleibt der Strohmann verschont. Nichts eingetragen.',
  'refusal.blessed-target': 'Abgelehnt: {name} steht in diesem Kampf unter Segen. Nichts eingetragen.',
  'refusal.name-both-cards':
    'Abgelehnt: Der Strohmann liegt offen, also nennt man beide Karten, und nur dort. Nichts eingetragen.',
  'refusal.not-dummys-card': 'Abgelehnt: {card} hat der Strohmann nicht. Nichts eingetragen.',
  'refusal.take-too-many':
    'Abgelehnt: {fights} {fights|Kampf|Kämpfe} zu nehmen, und {name} hat {has} gewonnen. Nichts eingetragen.',
  'refusal.take-too-few':
    'Abgelehnt: {name} hat {has} gewonnen, und eine Meuterei nimmt wenigstens einen Kampf. Nichts eingetragen.',
  'refusal.count-too-high':
    'Abgelehnt: {won} für {name}, und es gab {cards} {cards|Kampf|Kämpfe}. Nichts eingetragen.',
  'refusal.fights-do-not-add-up':
    'Abgelehnt: {sum} macht {total}, und es gab {cards} {cards|Kampf|Kämpfe}. Erst eine Zahl ändern. Nichts eingetragen.',
  'refusal.no-hindsight':
    'Abgelehnt: Hinterher klüger ist, wer allein Letzter ist und um eins daneben lag. {why} Nichts eingetragen.',
  'hindsight.met': 'Diese Ansage stimmte.',
  'hindsight.off': 'Diese Ansage lag weiter daneben.',
  'hindsight.off-board': 'Noch steht niemand auf der Strecke.',
  'hindsight.not-last': 'Jemand anderes steht weiter hinten.',
  'hindsight.shared': 'Den letzten Platz teilen sich hier mehrere.',
  'refusal.order-is-fixed':
    'Abgelehnt: Die erste Figur hat gezogen, also steht die Reihenfolge. Nichts eingetragen.',
  'refusal.no-points': 'Abgelehnt: {name} hat keinen Schritt mehr; {waits}. Nichts eingetragen.',
  'refusal.no-map': 'Abgelehnt: Es liegt keine Karte aus. Den Rang nennen. Nichts eingetragen.',
  'refusal.map-lies-there': 'Abgelehnt: Es liegt eine Karte aus. Das Feld nennen. Nichts eingetragen.',
  'refusal.no-such-square': 'Abgelehnt: Auf dieser Strecke gibt es {square} nicht. Nichts eingetragen.',
  'refusal.square-taken':
    'Abgelehnt: {square} ist besetzt. Zwei Figuren teilen sich nie ein Feld. Nichts eingetragen.',
  'refusal.go-round':
    'Abgelehnt: {square} ist besetzt und ein anderes Feld frei. An diesem Tisch geht man herum. Nichts eingetragen.',
  'refusal.goes-back': 'Abgelehnt: Das liegt hinter {name}. Zurück geht niemand. Nichts eingetragen.',
  'refusal.needs-diagonal':
    'Abgelehnt: {square} geht nur schräg, und {name} hat die Ansage verfehlt. Nichts eingetragen.',
  'refusal.barrier': 'Abgelehnt: Zwischen {name} und {square} {why}. Nichts eingetragen.',
  'barrier.wall': 'steht eine Mauer',
  'barrier.corner': 'versperrt ein Riegel die Ecke',
  'barrier.none': 'führt kein Weg weiter',
  'refusal.too-far': 'Abgelehnt: So weit kommt {name} nicht. Nichts eingetragen.',
  'refusal.forced-step':
    'Abgelehnt: {name} muss ziehen, {square} ist besetzt, und ein anderes Feld ist frei. Dorthin geht es. Nichts eingetragen.',
  'refusal.must-move':
    'Abgelehnt: {name} muss ziehen und darf noch nicht stehen bleiben. Nichts eingetragen.',
  'refusal.goal-exact': 'Abgelehnt: Ins Ziel geht nur der letzte Schritt. Nichts eingetragen.',
  'refusal.no-such-scenario': 'Abgelehnt: Keine gespeicherte Karte heißt {problem}. Nichts eingetragen.',
  'refusal.bad-map': 'Abgelehnt: So kann man die Karte nicht auslegen ({problem}). Nichts eingetragen.',
  'refusal.no-way-to-goal': 'Abgelehnt: Vom Start führt kein Weg ins Ziel. Nichts eingetragen.',
  'refusal.markers-off-map':
    'Abgelehnt: Jede Figur auf der Strecke braucht auf der neuen Karte ein eigenes Feld. Nichts eingetragen.',
  'refusal.bad-faces':
    'Abgelehnt: Ein Würfel hat sechs Seiten aus Augen, Blitz, Kreis, X, XX oder nichts. Nichts eingetragen.',
  'refusal.stand-impossible': 'Abgelehnt: So kann kein Tisch stehen: {why}. Nichts eingetragen.',
  'stand.apart': 'zwei Figuren wären auf einem Feld',
  'stand.moved': 'Figuren sind gezogen, also bleiben Ansagen und Kämpfe dieser Schlacht, wie sie sind',
  'stand.bids': 'eine Ansage wäre höher als die gegebenen Karten',
  'stand.fights': 'es wären mehr Kämpfe gewonnen als Karten gegeben',
  'stand.unbid': 'Kämpfe sind erst gewonnen, wenn alle angesagt haben',
  'refusal.bad-edition': 'Abgelehnt: {why}. Nachsehen, was der Tisch einträgt. Nichts eingetragen.',
};
