import type { Catalogue } from '../../../kernel/message.ts';

export const rules: Catalogue = {
  'rule.table.title': 'Der Tisch',
  'rule.table':
    'Drei bis sechs Kapitäne laufen um die Wette zur Schatulle. Sind es zwei, setzt sich der Strohmann dazu; ist es einer, auch das Haus.',
  'rule.depths.title': 'Was ihr erzählt',
  'rule.depths':
    'Ansagen und gewonnene Kämpfe; oder wer jeden Kampf gewann; oder jede Karte und jeder Würfel. Das lässt sich jederzeit ändern. Je weniger erzählt wird, desto weniger wird geprüft.',
  'rule.turns.title': 'Wer dran ist',
  'rule.turns': 'Alles geht im Uhrzeigersinn. Links vom Geber beginnen die Ansagen und auch der erste Kampf.',
  'rule.dealer.title': 'Wer zuerst gibt',
  'rule.dealer':
    'Jeder würfelt mit dem roten Würfel. Wer am wenigsten Augen hat, gibt. Bei Gleichstand noch einmal.',
  'rule.bidding.title': 'Die Ansage',
  'rule.bidding':
    'Sagen, wie viele Kämpfe man gewinnt, und es auf dem Würfel zeigen, wo die 6 für keinen steht. Eine erfüllte Ansage bringt zwei Schritte und einen mehr für jeden angesagten Kampf.',
  'rule.misdeal.title': 'Vergeben',
  'rule.misdeal':
    'Alle haben gleich viele. Wer gibt, zieht verdeckt aus einer Hand, die zu viele hat, und gibt einer dazu, die zu wenige hat; oder alle Karten kommen zusammen, und derselbe Kapitän gibt neu. Dann gelten Ansagen und Kämpfe dieser Schlacht nicht, und Glück, Plätze und Figuren bleiben, wie sie sind. Das Heft sagt nichts dazu.',
  'rule.nemesis.title': 'Die Nemesis des Kapitäns',
  'rule.nemesis':
    'Mit der letzten Ansage dürfen alle zusammen nicht so viele sein wie die Karten, die jeder hat. So irrt sich immer jemand.',
  'rule.fight.title': 'Ein Kampf',
  'rule.fight':
    'Jeder legt eine Karte, im Uhrzeigersinn. Der höchste Schädel gewinnt; ohne Schädel die höchste der ausgespielten Farbe, und universale zählen zu ihr. Alles andere ist abgeworfen.',
  'rule.follow.title': 'Bedienen',
  'rule.follow': 'Wer die ausgespielte Farbe hat, legt sie. Nur ein wirksamer Nebel erspart das.',
  'rule.roll-off.title': 'Stechen',
  'rule.roll-off':
    'Gleichstand an der Spitze: jeder würfelt mit dem Würfel seines Feldes. Die meisten Augen gewinnen; wieder gleich, noch einmal.',
  'rule.feature.title': 'Ein Merkmal versuchen',
  'rule.feature':
    'Die Karte quer legen und mit dem Würfel des Feldes würfeln. Mit so vielen Augen, wie sie kostet, wirkt sie: sie kämpft mit dem neuen Wert, und ihr Text darf genutzt werden. Zu wenig: zurück auf die Hand, und eine andere wird gelegt. Ein Versuch je Kampf; auf Weiß keiner.',
  'rule.luck.title': 'Glückspunkte',
  'rule.luck':
    'Ein Blitz bringt einen, höchstens drei. Einer gibt ein Auge mehr, oder einen neuen Wurf, oder steht für einen Wurf von eins. Drei kaufen einen Schritt.',
  'rule.fog.title': 'Nebel',
  'rule.fog':
    'Wirksamer Nebel muss nicht bedienen und gewinnt nicht. Stecken alle im Nebel, gewinnt der erste.',
  'rule.blessed.title': 'Segen',
  'rule.blessed': 'Nichts, was andere tun, trifft diesen Kapitän in diesem Kampf.',
  'rule.luck-card.title': 'Glück, die Karte',
  'rule.luck-card':
    'Die oberste Karte ziehen. Sie mit dem gedruckten Wert spielen, dann kommt die Glückskarte unter den Stapel; oder die gezogene darunter legen und die Glückskarte behalten.',
  'rule.trump.title': 'Trumpf, die Karte',
  'rule.trump': 'Wirksam kämpft sie als Schädel.',
  'rule.mutiny.title': 'Meuterei',
  'rule.mutiny':
    'Nach dem Kampf jemanden aussuchen, und beide würfeln; ein Blitz zählt als Auge. Wer mehr hat, tauscht den Platz und nimmt einige oder alle dort gewonnenen Kämpfe; bei Gleichstand würfeln beide noch einmal.',
  'rule.thief.title': 'Dieb',
  'rule.thief': 'Nach dem Kampf blind eine Karte aus einer Hand nehmen, ansehen und eine eigene geben.',
  'rule.points.title': 'Schritte',
  'rule.points':
    'Ansage erfüllt: zwei Schritte und einer für jeden Kampf, Schrägen frei. Um eins verfehlt: ein Schritt, der sein muss, nicht schräg. Weiter daneben: keiner. Alle gewonnenen Kämpfe zusammen sind so viele wie die Karten, die jeder bekam.',
  'rule.hindsight.title': 'Hinterher klüger',
  'rule.hindsight':
    'Wer allein Letzter ist und um eins daneben lag, darf die Ansage um eins verschieben. Sie gilt als erfüllt, für halb so viele Schritte, wenigstens einen.',
  'rule.movement.title': 'Ziehen',
  'rule.movement':
    'Wer am weitesten ziehen darf, zuerst. Ein Schritt geht vor, zur Seite, oder schräg vor, wenn die Ansage erfüllt ist; nie zurück. Eine Mauer sperrt den geraden Schritt, ein Riegel über der Ecke den schrägen.',
  'rule.conflict.title': 'Ein besetztes Feld',
  'rule.conflict': 'Man kann nicht hinein, und der Schritt ist verloren.',
  'rule.map.title': 'Die Karte',
  'rule.map':
    'Drei bis zehn Teile mit sechs Feldern, Kante an Kante oder Ecke an Ecke. Ohne Karte sagt der Tisch Ränge, und nur die zählen.',
  'rule.acceleration.title': 'Beschleunigung',
  'rule.acceleration':
    'Zwei Karten für jeden, solange niemand auf der Strecke ist, drei ab der ersten Figur, eine mehr hinter jedem Beschleunigungspunkt, nie mehr als fünf.',
  'rule.goal.title': 'Das Ziel',
  'rule.goal': 'Die erste Figur auf dem Ziel gewinnt, sofort.',
  'rule.dummy.title': 'Strohmann und Haus',
  'rule.dummy':
    'Bei zwei Kapitänen wird eine dritte Hand verdeckt gegeben. Vor den Ansagen darf jeder sie gegen die eigene tauschen. Dann wird sie aufgedeckt und spielt sich selbst: die höchste Karte, die gewinnt, sonst die niedrigste. Für jeden gewonnenen Kampf zieht sie drei, auf dem kürzesten Weg. Allein deckt auch das Haus die oberste Karte auf.',
};
