import type { Catalogue } from '../../../kernel/message.ts';

/** Was gelesen wurde, die Rechnung, die Regel, und dass nichts eingetragen ist. */
export const refusals: Catalogue = {
  'refusal.odd-teams':
    'Abgelehnt: {count} Kapitäne ergeben keine Mannschaften zu zweit. Einer mehr oder weniger, oder jeder für sich. Nichts eingetragen.',
  'refusal.game-over':
    'Abgelehnt: Das Spiel ist vorbei. War es kein Ende, es zurücknehmen. Nichts eingetragen.',
  'refusal.not-begun': 'Abgelehnt: Noch weiß niemand, wer beginnt. Sagen, wer. Nichts eingetragen.',
  'refusal.begun-already':
    'Abgelehnt: Das Spiel läuft schon. Wer den Chip hat, von Hand setzen. Nichts eingetragen.',
  'refusal.not-your-turn':
    'Abgelehnt: {turn} hat den Chip, und {player} tut das nur im eigenen Zug. Erst den Chip weitergeben. Nichts eingetragen.',
  'refusal.no-such-shop': 'Abgelehnt: {shop} gibt es in diesem Spiel nicht. Nichts eingetragen.',
  'refusal.no-such-price':
    'Abgelehnt: Keine Karte öffnet zu {price}. Die Karten im Spiel verlangen {prices}. Nichts eingetragen.',
  'refusal.shop-shut':
    'Abgelehnt: {shop} ist geschlossen; der letzte Preis war {price}. Erst muss eine Karte öffnen. Nichts eingetragen.',
  'refusal.no-ship-to-curse':
    'Abgelehnt: Ein Medizinmann wird sofort auf ein Schiff gelegt, und keines ist auf See. Nichts eingetragen.',
  'refusal.too-dear':
    'Abgelehnt: Das kostet {bill}, und {player} hat {gold} Gold und {locked} gesperrtes. Nichts eingetragen.',
  'refusal.gold-locked':
    'Abgelehnt: Das kostet {bill}, und {player} hat {gold} Gold zum Ausgeben. Die anderen {locked} sind im Kampf gewonnen und warten auf den nächsten eigenen Zug. Nichts eingetragen.',
  'refusal.bad-count': 'Abgelehnt: {count} ist hier keine Zahl; 1 bis {most} ist eine. Nichts eingetragen.',
  'refusal.no-gold-left':
    'Abgelehnt: {gold} Gold ist mehr, als die Schachtel noch hat, nämlich {left}. Einen falschen Beutel von Hand setzen. Nichts eingetragen.',
  'refusal.no-gold-there': 'Abgelehnt: Bei {player} ist kein Gold zu stehlen. Nichts eingetragen.',
  'refusal.own-gold':
    'Abgelehnt: Niemand bestiehlt sich selbst. Einen anderen Kapitän nennen. Nichts eingetragen.',
  'refusal.no-fame-kept': 'Abgelehnt: Dieser Tisch zählt keinen Ruhm. Nichts eingetragen.',
  'refusal.fame-below-zero':
    'Abgelehnt: {player} hat {fame} Ruhm, und er fällt nie unter 0. Nicht mehr als das eintragen. Nichts eingetragen.',
  'refusal.fight-first': 'Abgelehnt: Ein Kampf ist erklärt. Erst sagen, was darin sank. Nichts eingetragen.',
  'refusal.gold-first':
    'Abgelehnt: Erst deckt {player} {count} {count|Goldkarte|Goldkarten} auf. Nichts eingetragen.',
  'refusal.no-such-ship':
    'Abgelehnt: Schiff {ship} liegt in keiner Reihe oder in einer anderen. Nichts eingetragen.',
  'refusal.which-ship':
    'Abgelehnt: Hier wird jedes Schiff erzählt. Sagen, welches es ist. Nichts eingetragen.',
  'refusal.not-a-ship': 'Abgelehnt: {card} ist kein Schiff der Päckchen im Spiel. Nichts eingetragen.',
  'refusal.no-copy-left':
    'Abgelehnt: Jede Karte {card}, die es gibt, liegt schon in einer Reihe. Nichts eingetragen.',
  'refusal.no-such-place':
    'Abgelehnt: {place} ist kein Platz in dieser Reihe; 0 ist ihr linkes Ende und {most} ihr rechtes. Nichts eingetragen.',
  'refusal.ship-known': 'Abgelehnt: Welches Schiff das ist, ist bekannt. Nichts eingetragen.',
  'refusal.there-already': 'Abgelehnt: Das Schiff gehört schon {player}. Nichts eingetragen.',
  'refusal.too-few-ships': 'Abgelehnt: Eine Armada hat mindestens zwei Schiffe. Nichts eingetragen.',
  'refusal.not-own-ships': 'Abgelehnt: Nur Schiffe von {player} kommen in diese Armada. Nichts eingetragen.',
  'refusal.own-creature': 'Abgelehnt: Ein Seeungeheuer geht gegen ein fremdes Schiff. Nichts eingetragen.',
  'refusal.not-in-fight': 'Abgelehnt: Das Schiff ist nicht in diesem Kampf. Nichts eingetragen.',
  'refusal.not-turned':
    'Abgelehnt: {card} liegt weder über noch unter einem Schiff. Einen Medizinmann oder eine Karte darunter aufdecken. Nichts eingetragen.',
  'refusal.leaves-unseen':
    'Abgelehnt: Eine Mutiny gibt das Schiff samt dem ab, was darunter liegt, und das sieht niemand an. Nichts eingetragen.',
  'refusal.nothing-to-cure':
    'Abgelehnt: Kein Fluch, den diese Karte abwehrt, liegt offen auf dem Schiff. Erst den Fluch aufdecken. Nichts eingetragen.',
  'refusal.cursed-side-only':
    'Abgelehnt: Diesen Fluch wehrt nur die verfluchte Seite ab; vor The Black Plague darf sich die andere retten. Nichts eingetragen.',
  'refusal.not-certain':
    'Abgelehnt: Was bekannt ist, sagt nicht, wie das endet. Drücken, was sinkt, dann dass es steht. Nichts eingetragen.',
  'refusal.no-fight': 'Abgelehnt: Kein Kampf ist erklärt. Nichts eingetragen.',
  'refusal.same-captain':
    'Abgelehnt: Beide Schiffe gehören {player}, und niemand greift eigene an. Nichts eingetragen.',
  'refusal.attacks-itself':
    'Abgelehnt: Kein Schiff greift sich selbst oder die eigene Armada an. Nichts eingetragen.',
  'refusal.not-own-attack':
    'Abgelehnt: Diesen Angriff führt {player}, mit einem eigenen Schiff. Nichts eingetragen.',
  'refusal.forces-oneself':
    'Abgelehnt: {player} hat die Karte gezogen, und sie zwingt jemand anderen. Nichts eingetragen.',
  'refusal.not-aimed':
    'Abgelehnt: {card} wirkt auf niemand Bestimmten. Den Kapitän weglassen. Nichts eingetragen.',
  'refusal.walks-the-plank':
    'Abgelehnt: {player} geht über die Planke und zieht nichts, bis die Hand leer ist. Eine Karte spielen. Nichts eingetragen.',
  'refusal.trap-passed-by':
    'Abgelehnt: {player} sitzt in der Falle, und jeder Angriff geht von diesem Kapitän aus oder auf ihn. Ein solches Schiff wählen. Nichts eingetragen.',
  'refusal.trap-unreached':
    'Abgelehnt: {player} sitzt in der Falle und ist nicht zu erreichen, und hier greift dann niemand an. Die Karte verfallen lassen. Nichts eingetragen.',
  'refusal.not-laid-before':
    'Abgelehnt: {card} liegt nicht vor einem Kapitän oder wird hier nicht erzählt. Sie spielen, wo jede Karte erzählt wird. Nichts eingetragen.',
  'refusal.play-all-first':
    'Abgelehnt: {player} spielt jetzt die ganze Hand, durch {card}. Zuerst sagen, welche Karte dieser Kapitän spielt. Nichts eingetragen.',
  'refusal.sea-first':
    'Abgelehnt: {card} von {player} ruft alle Schiffe aus den Händen. Zuerst sagen, wer welches legt, oder dass alle liegen. Nichts eingetragen.',
  'refusal.no-ships-called':
    'Abgelehnt: Gerade ruft keine Karte Schiffe aus den Händen. Das Schiff im Zug seines Kapitäns spielen. Nichts eingetragen.',
  'refusal.not-all-piles':
    'Abgelehnt: {card} nimmt nicht mehr als den Stapel, von dem sie kam. Sagen, welcher es war. Nichts eingetragen.',
  'refusal.which-pile':
    'Abgelehnt: {card} nimmt den Stapel, von dem sie kam. Sagen, welcher es war. Nichts eingetragen.',
  'refusal.pile-gone': 'Abgelehnt: Stapel {pile} ist weggenommen. Einen anderen sagen. Nichts eingetragen.',
  'refusal.not-fleeing':
    'Abgelehnt: {player} wird gerade von keinem Kapitän angegriffen. Nur wer angegriffen wird, verlässt einen Kampf. Nichts eingetragen.',
  'refusal.fled-already':
    'Abgelehnt: {player} hat diesen Kampf schon verlassen. Mit dem Angreifer weitermachen. Nichts eingetragen.',
  'refusal.turned-already':
    'Abgelehnt: In diesem Kampf wurde schon aufgedeckt, und man verlässt ihn vorher. Das Aufgedeckte zurücknehmen, wenn es nicht so war. Nichts eingetragen.',
  'refusal.flees-not':
    'Abgelehnt: {card} bringt niemanden aus einem Kampf. Eine nennen, die das tut. Nichts eingetragen.',
  'refusal.drawer-last':
    'Abgelehnt: {player} hat die Karte gezogen und wird nur angegriffen, wo sonst niemand ein Schiff hat; es gibt {others}. Nichts eingetragen.',
  'refusal.no-ship-there': 'Abgelehnt: {player} hat kein Schiff. Nichts eingetragen.',
  'refusal.card-first':
    'Abgelehnt: {card} von {player} kommt zuerst; sagen, was noch gefragt wird. Nichts eingetragen.',
  'refusal.nothing-asks':
    'Abgelehnt: Keine solche Karte geht um den Tisch, oder sie ist nicht so weit. Nichts eingetragen.',
  'refusal.done-with':
    'Abgelehnt: Mit {player} hat die Karte nichts zu tun, oder nichts mehr. Nichts eingetragen.',
  'refusal.finds-nobody': 'Abgelehnt: {card} findet niemanden und nichts; ablegen. Nichts eingetragen.',
  'refusal.bid-too-low':
    'Abgelehnt: {gold} ist zu wenig; wer gleich ist, bietet mindestens {least}. Nichts eingetragen.',
  'refusal.off-the-die': 'Abgelehnt: {face} lässt sich nicht würfeln, nur 1 bis {most}. Nichts eingetragen.',
  'refusal.is-out':
    'Abgelehnt: {player} ist ausgeschieden. Erst sagen, dass der Kapitän wieder da ist. Nichts eingetragen.',
  'refusal.not-out': 'Abgelehnt: {player} ist nicht ausgeschieden. Nichts eingetragen.',
  'refusal.still-afloat':
    'Abgelehnt: {player} hat {ships} {ships|Schiff|Schiffe} auf See, und mit Schiff scheidet niemand aus. Nichts eingetragen.',
  'refusal.no-time-limit': 'Abgelehnt: Dieses Spiel läuft nicht gegen die Uhr. Nichts eingetragen.',
  'refusal.winner-out': 'Abgelehnt: {player} ist ausgeschieden und kann nicht gewinnen. Nichts eingetragen.',
  'refusal.red-first':
    'Abgelehnt: {player} hat {card} gezogen. Zuerst sagen, wer angreift. Nichts eingetragen.',
  'refusal.other-attack':
    'Abgelehnt: {player} hat {card} gezogen, und die führt zu einem anderen Angriff. Nichts eingetragen.',
  'refusal.no-attack-card':
    'Abgelehnt: {player} hat keine Karte dafür gezogen und greift ohne nur mit leerer Hand an, wenn der Stapel leer ist. Nichts eingetragen.',
  'refusal.can-attack':
    'Abgelehnt: Durch die Karte von {player} kann jemand angreifen. Sagen, wer. Nichts eingetragen.',
  'refusal.no-red-card': 'Abgelehnt: {player} hat keine rote Karte gezogen. Nichts eingetragen.',
  'refusal.must-attack':
    'Abgelehnt: {player} hat keine Karte mehr und ein Schiff und greift an, bevor der Chip weitergeht. Nichts eingetragen.',
  'refusal.nothing-played':
    'Abgelehnt: {player} hat noch keine Karte gespielt und wirft eine ab, wo keine gespielt werden kann. Nichts eingetragen.',
  'refusal.played-already':
    'Abgelehnt: {player} hat in diesem Zug gespielt. Den Chip weitergeben, oder der Nächste zieht. Nichts eingetragen.',
  'refusal.drawn-already': 'Abgelehnt: {player} hat in diesem Zug gezogen. Nichts eingetragen.',
  'refusal.deck-out':
    'Abgelehnt: Der Stapel ist leer. Wenn nicht, die Zahlen von Hand setzen. Nichts eingetragen.',
  'refusal.empty-hand':
    'Abgelehnt: {player} hat keine Karte auf der Hand. Wenn doch, die Zahl von Hand setzen. Nichts eingetragen.',
  'refusal.card-elsewhere':
    'Abgelehnt: {card} kann von dort nicht kommen: Es gibt {copies}, und alle wurden anderswo gesehen, oder alles dort ist bekannt. Nichts eingetragen.',
  'refusal.usable-card':
    'Abgelehnt: {card} kann gespielt werden; abgeworfen wird nur, was nicht geht. Nichts eingetragen.',
  'refusal.no-such-card': 'Abgelehnt: {card} ist keine Karte der Päckchen im Spiel. Nichts eingetragen.',
  'refusal.not-shown':
    'Abgelehnt: {card} geht ungesehen auf die Hand; beim Ziehen zeigen sich nur Gold und rote Karten. Nichts eingetragen.',
  'refusal.not-played':
    'Abgelehnt: {card} wird nicht im eigenen Zug von der Hand gespielt. Nichts eingetragen.',
  'refusal.which-captain':
    'Abgelehnt: Diese Karte wird auf einen Kapitän gespielt. Sagen, auf wen. Nichts eingetragen.',
  'refusal.on-oneself': 'Abgelehnt: {player} spielt das auf jemand anderen. Nichts eingetragen.',
  'refusal.nothing-waits': 'Abgelehnt: Da liegt keine Karte, die aufzuhalten wäre. Nichts eingetragen.',
  'refusal.not-robbed': 'Abgelehnt: Aufhalten kann sie {victim}, nicht {player}. Nichts eingetragen.',
  'refusal.not-stormed':
    'Abgelehnt: Der Whirlpool versenkt nur Schiffe von {player}. Eines davon nennen. Nichts eingetragen.',
  'refusal.turn-lost':
    'Abgelehnt: {player} ist gestrandet und setzt diesen Zug aus. Den Chip weitergeben. Nichts eingetragen.',
  'refusal.no-block-saved':
    'Abgelehnt: {player} hat keine Blockade aufgehoben. Wenn doch, die Zahl von Hand setzen. Nichts eingetragen.',
  'refusal.not-stopped': 'Abgelehnt: {card} hält keine Blockade auf. Nichts eingetragen.',
  'refusal.not-redirected':
    'Abgelehnt: {card} kann Miss-Direction nicht anderswohin schicken. Nichts eingetragen.',
  'refusal.which-aim': 'Abgelehnt: Sagt, wohin die Karte geschickt wird. Nichts eingetragen.',
  'refusal.same-aim':
    'Abgelehnt: Dort wurde sie schon gespielt. Ein anderes Ziel nennen. Nichts eingetragen.',
  'refusal.nothing-spied': 'Abgelehnt: Gerade hat kein Spy eine Karte abgelegt. Nichts eingetragen.',
  'refusal.no-pair-there': 'Abgelehnt: Unter diesem Schiff liegen keine zwei Karten. Nichts eingetragen.',
  'refusal.answered-already': 'Abgelehnt: {player} hält sie schon auf. Nichts eingetragen.',
  'refusal.stops-not': 'Abgelehnt: {card} hält {stopped} nicht auf. Nichts eingetragen.',
  'refusal.no-cures-there': 'Abgelehnt: Niemand davon hat einen Wahrsager aufgehoben. Nichts eingetragen.',
  'refusal.no-curse-there': 'Abgelehnt: Auf diesem Schiff liegt kein Medizinmann. Nichts eingetragen.',
  'refusal.no-cure-saved':
    'Abgelehnt: {player} hat keinen Wahrsager aufgehoben. Wenn doch, die Zahl von Hand setzen. Nichts eingetragen.',
  'refusal.same-ship': 'Abgelehnt: Er geht auf ein anderes Schiff. Nichts eingetragen.',
  'refusal.which-way':
    'Abgelehnt: Unter diesem Schiff liegen Karten. Sie aufdecken und sagen, ob es sinkt. Nichts eingetragen.',
  'refusal.creature-takes':
    'Abgelehnt: Unter dem {cannons}/{strength} liegt nichts, und das Ungeheuer nimmt es. Nichts eingetragen.',
  'refusal.creature-fails':
    'Abgelehnt: Unter dem {cannons}/{strength} liegt nichts, und es hält dem Ungeheuer stand. Nichts eingetragen.',
  'refusal.buys-between':
    'Abgelehnt: {player} hat gezogen und nicht gespielt; gekauft wird vorher oder nachher. Nichts eingetragen.',
  'refusal.bought-between':
    'Abgelehnt: {player} hat zwischen Ziehen und Ausspielen gekauft, und das geht nur mit einer Karte, die einen Laden öffnet oder schließt. Nichts eingetragen.',
  'refusal.sold-out': 'Abgelehnt: {goods}: Es sind nur noch {left} da. Nichts eingetragen.',
  'refusal.navy-first':
    'Abgelehnt: {card} von {player} hat noch nicht alle getroffen. Zuerst sagen, wen, oder dass alle getroffen sind. Nichts eingetragen.',
  'refusal.hurricane-first':
    'Abgelehnt: {card} von {player} tobt. Zuerst sagen, wer einen Master Navigator hat, und dass er vorüber ist. Nichts eingetragen.',
  'refusal.no-navy': 'Abgelehnt: Gerade geht keine Royal Navy um. Nichts eingetragen.',
  'refusal.no-hurricane': 'Abgelehnt: Gerade tobt kein Hurricane und kein Whirlpool. Nichts eingetragen.',
  'refusal.comes-not':
    'Abgelehnt: {card} kommt weder über alle Schiffe noch wirkt sie von selbst. Sagen, was sie tut. Nichts eingetragen.',
  'refusal.not-drawn': 'Abgelehnt: {player} hat {card} nicht gezogen. Nichts eingetragen.',
  'refusal.card-comes':
    'Abgelehnt: {card} von {player} tut, was darauf steht, und niemand kann sie lassen. Sie kommen lassen. Nichts eingetragen.',
  'refusal.meets-other':
    'Abgelehnt: Schiff {ship} ist keines von denen, die die Navy als Nächstes treffen kann. Nichts eingetragen.',
  'refusal.navy-goes-on': 'Abgelehnt: Die Navy hat noch Schiffe von {player} zu treffen. Nichts eingetragen.',
  'refusal.curses-lie':
    'Abgelehnt: Flüche werden nicht aufgedeckt, wenn die Royal Navy kommt. Nichts eingetragen.',
  'refusal.spared-already':
    'Abgelehnt: Dieses Schiff hat seinen Master Navigator gezeigt. Nichts eingetragen.',
  'refusal.no-magic-saved':
    'Abgelehnt: {player} hat keine Magie aufgehoben. Wenn doch, die Zahl von Hand setzen. Nichts eingetragen.',
  'refusal.magic-between':
    'Abgelehnt: {turn} hat gezogen und nicht gespielt. {player} legt Magie im eigenen Zug oder zwischen zwei Zügen. Nichts eingetragen.',
  'refusal.magic-at-end':
    'Abgelehnt: {player} hat keine Karte mehr und legt Magie zwischen den Zügen der anderen oder vor einem eigenen Angriff. Nichts eingetragen.',
  'refusal.less-magic':
    'Abgelehnt: {count} Magiekarten wurden gezeigt, und unter diesem Schiff {lying|liegt|liegen} {lying}. Wenn die Zahl falsch ist, sie von Hand setzen. Nichts eingetragen.',
  'refusal.none-sunk': 'Abgelehnt: Zuletzt ist kein Schiff von {player} gesunken. Nichts eingetragen.',
  'refusal.not-open': 'Abgelehnt: {card} wird nicht offen gespielt. Nichts eingetragen.',
  'refusal.which-grave': 'Abgelehnt: Sagt, welches gesunkene Schiff gehoben wird. Nichts eingetragen.',
  'refusal.not-raised':
    'Abgelehnt: Nur {count} {count|Schiff kann|Schiffe können} gehoben werden: was zuletzt sank und noch daliegt. Nichts eingetragen.',
  'refusal.ship-hidden':
    'Abgelehnt: Dieses Schiff von {player} ist unsichtbar, nur der eigene Kapitän kann etwas damit tun. Nichts eingetragen.',
  'refusal.hidden-not-forced':
    'Abgelehnt: Dieses Schiff von {player} ist unsichtbar, niemand kann damit zum Angriff gezwungen werden. Nichts eingetragen.',
  'refusal.hidden-sails-alone':
    'Abgelehnt: Ein unsichtbares Schiff ist in keiner Armada. Nichts eingetragen.',
  'refusal.hidden-already': 'Abgelehnt: Dieses Schiff ist schon unsichtbar. Nichts eingetragen.',
  'refusal.not-hidden': 'Abgelehnt: Dieses Schiff ist nicht unsichtbar. Nichts eingetragen.',
  'refusal.sails-built-in':
    'Abgelehnt: Diese Sails gehören zum Schiff; niemand legt dort welche oder nimmt sie ab. Nichts eingetragen.',
  'refusal.raise-first':
    'Abgelehnt: Zuerst sagen, wen {card} von {player} hebt, oder dass es keines hebt. Nichts eingetragen.',
  'refusal.none-to-raise':
    'Abgelehnt: Gerade kam kein Schiff von {player}, das ein anderes hebt. Nichts eingetragen.',
  'refusal.size-printed':
    'Abgelehnt: Auf diesem Schiff steht seine Größe; dafür wird nicht gewürfelt. Nichts eingetragen.',
  'refusal.no-such-throw':
    'Abgelehnt: {face} steht auf keiner Seite dieser Würfel; sie zeigen 1 bis {most}. Nichts eingetragen.',
  'refusal.thrown-already':
    'Abgelehnt: Dieses Schiff hat seine Größe in diesem Kampf; im nächsten wird neu gewürfelt. Nichts eingetragen.',
  'refusal.removes-not':
    'Abgelehnt: Dieses Schiff wirft von sich aus keine Karte hinaus. Nichts eingetragen.',
  'refusal.not-attacked':
    'Abgelehnt: Dieses Schiff wirft eine Karte hinaus, wenn es angegriffen wird, nicht wenn es angreift. Nichts eingetragen.',
  'refusal.removed-already':
    'Abgelehnt: Dieses Schiff hat in diesem Kampf schon eine Karte hinausgeworfen. Nichts eingetragen.',
  'refusal.removes-no-navy':
    'Abgelehnt: Hier wirft dieses Schiff nur gegen Schiffe eine Karte hinaus, so ist die Hausregel. Nichts eingetragen.',
  'refusal.lies-not-there':
    'Abgelehnt: Wo dieses Schiff eine hinauswirft, wurde keine solche Karte aufgedeckt. Erst aufdecken. Nichts eingetragen.',
  'refusal.joins-not':
    'Abgelehnt: Ohne Karte kämpft nur ein Armada-Schiff mit seiner Fähigkeit mit. Nichts eingetragen.',
  'refusal.in-an-armada':
    'Abgelehnt: In der Armada einer Karte bleibt dieses Schiff und geht in keine andere. Nichts eingetragen.',
  'refusal.joined-already': 'Abgelehnt: Dieses Schiff kämpft in diesem Kampf schon mit. Nichts eingetragen.',
  'refusal.joins-too-late':
    'Abgelehnt: Schiffe kommen und gehen, bevor eine Karte aufgedeckt wird, und eine ist aufgedeckt. Nichts eingetragen.',
  'refusal.met-already':
    'Abgelehnt: Die Navy hat dieses Schiff getroffen, und sie trifft jedes einmal. Nichts eingetragen.',
  'refusal.not-joined':
    'Abgelehnt: Dieses Schiff ist nicht durch seine Fähigkeit in diesem Kampf. Nichts eingetragen.',
  'refusal.too-large-to-hide':
    'Abgelehnt: {card} ist zu groß für Sails; darunter geht eine Brigantine oder ein kleineres Schiff. Nichts eingetragen.',
  'refusal.sails-not-from-hand': 'Abgelehnt: Hier verbergen Sails ein Schiff der Reihe. Nichts eingetragen.',
  'refusal.sails-not-from-row':
    'Abgelehnt: Hier verbergen Sails ein Schiff aus der Hand. Nichts eingetragen.',
  'refusal.no-magic-there': 'Abgelehnt: Von den Genannten hat niemand Magie aufgehoben. Nichts eingetragen.',
  'refusal.ship-in-port':
    'Abgelehnt: Dieses Schiff von {player} liegt im Hafen, wo ihm nichts geschieht und keine Karte darauf oder darunter kommt. Erst muss es auslaufen. Nichts eingetragen.',
  'refusal.none-at-sea': 'Abgelehnt: Kein Schiff von {player} ist auf See. Nichts eingetragen.',
  'refusal.not-own-port': 'Abgelehnt: Dieses Schiff ist keines von {player}. Nichts eingetragen.',
  'refusal.not-in-port': 'Abgelehnt: Dieses Schiff ist auf See. Nichts eingetragen.',
  'refusal.port-left-already':
    'Abgelehnt: In einem Zug {most|läuft|laufen} {most} {most|Schiff|Schiffe} aus, und so viele hat {player} schon geholt. Das nächste wartet auf den nächsten eigenen Zug. Nichts eingetragen.',
  'refusal.port-between':
    'Abgelehnt: {player} hat gezogen und nicht gespielt; ein Schiff läuft vor dem Ziehen oder nach dem Spielen aus. Nichts eingetragen.',
  'refusal.port-red':
    'Abgelehnt: {player} hat eine Karte gezogen, die sofort gespielt wird, und dann läuft kein Schiff mehr aus. Es wartet auf den nächsten eigenen Zug. Nichts eingetragen.',
  'refusal.port-left-late':
    'Abgelehnt: Dieses Schiff ist am Ende dieses Zuges ausgelaufen und bekommt darin keine Karte von {player}. Nichts eingetragen.',
  'refusal.gamble-first':
    'Abgelehnt: {card} von {player} ist nicht zu Ende. Erst sagen, welche Schiffe gesetzt werden oder was gewürfelt wurde. Nichts eingetragen.',
  'refusal.which-wager':
    'Abgelehnt: The Gambler geht um so viel Gold oder so viele Schiffe. Sagen, um wie viel. Nichts eingetragen.',
  'refusal.too-few-stakes':
    'Abgelehnt: Weniger als zwei haben so viel zu setzen. Weniger nennen. Nichts eingetragen.',
  'refusal.no-gamble': 'Abgelehnt: Gerade wird nicht gewürfelt. Nichts eingetragen.',
  'refusal.stakes-not': 'Abgelehnt: Es ist nicht offen, welche Schiffe {player} setzt. Nichts eingetragen.',
  'refusal.bad-stake':
    'Abgelehnt: {player} setzt {count} {count|Schiff|Schiffe} auf See, die alle sehen, nicht mehr und nicht weniger. Nichts eingetragen.',
  'refusal.stake-first': 'Abgelehnt: Erst sagen, welche Schiffe {player} setzt. Nichts eingetragen.',
  'refusal.no-such-side': 'Abgelehnt: Der Würfel zeigt 1 bis {sides}, nicht {face}. Nichts eingetragen.',
  'refusal.throws-not': 'Abgelehnt: {player} würfelt jetzt nicht. Nichts eingetragen.',
  'refusal.nothing-under':
    'Abgelehnt: The Magician braucht unter zwei Schiffen je eine Karte. Wenn eine Zahl falsch ist, sie von Hand setzen. Nichts eingetragen.',
  'refusal.which-back':
    'Abgelehnt: Unter diesen Schiffen liegen Karten des Stapels und Magie. Sagen, welche von beiden geht. Nichts eingetragen.',
  'refusal.hidden-not-swapped':
    'Abgelehnt: The Magician sieht unter kein unsichtbares Schiff, auch nicht unter ein eigenes. Zwei andere nennen. Nichts eingetragen.',
  'refusal.insured-already':
    'Abgelehnt: Dort wurde schon eine Insurance aufgedeckt, und ein Schiff hat höchstens eine. Nichts eingetragen.',
  'refusal.nothing-insured':
    'Abgelehnt: Seit der Chip weiterging, ist kein Schiff von {player} mit einer Karte darunter gesunken, die niemand aufdeckte. Nichts eingetragen.',
  'refusal.eliminates-not':
    'Abgelehnt: Hier tut Eliminate nichts, wenn ein Seeungeheuer kommt. Nichts eingetragen.',
  'refusal.not-to-choose':
    'Abgelehnt: Zwischen diesen beiden Schiffen gibt es nichts zu wählen. Nichts eingetragen.',
  'refusal.no-original':
    'Abgelehnt: Eine Kopie braucht das Schiff, nach dem sie gemacht ist, und keine ist nach sich selbst gemacht. Nichts eingetragen.',
  'refusal.still-cards':
    'Abgelehnt: {player} hat {count} {count|Karte|Karten} auf der Hand, und wer eine Karte hat, ist nicht ausgeschieden. Nichts eingetragen.',
  'refusal.not-still-yet':
    'Abgelehnt: In Runde {round} ist etwas geschehen; zwei teilen es nach {rounds} {rounds|ganzen Runde|ganzen Runden}, in denen nichts geschieht. Nichts eingetragen.',
  'refusal.no-cards-left':
    'Abgelehnt: {count} Karten können dort nicht liegen, so viele sind nicht mehr da. Zuerst eine andere Zahl von Hand setzen. Nichts eingetragen.',
};
