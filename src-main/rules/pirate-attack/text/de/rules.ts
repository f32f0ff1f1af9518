import type { Catalogue } from '../../../kernel/message.ts';

/** Regelkarten, in eigenen Worten. */
export const rules: Catalogue = {
  'rule.table.title': 'Der Tisch',
  'rule.table':
    'Drei bis zehn Kapitäne, im Uhrzeigersinn. Jeder fährt gegen alle anderen, oder je zwei gemeinsam.',
  'rule.teams.title': 'Mannschaften',
  'rule.teams':
    'Zwei Partner sitzen einander gegenüber. Jeder legt nur eigene Schiffe; jede andere Karte darf man auch für den Partner spielen, eine Armada ebenso. Mit einem Guard oder einem Spy hält man auf, was dem Partner gilt. Wer Gold hat, darf vom Gold des Partners dazunehmen. Partner können gezwungen werden, einander anzugreifen: das bringt Gold und keinen Ruhm. Sie gewinnen zusammen, sobald sonst niemand mehr schwimmt.',
  'rule.depths.title': 'Was ihr erzählt',
  'rule.depths':
    'Der Tisch erzählt Gold, Ruhm, Ladenschilder, wie viele Schiffe jeder Kapitän hat, und wer ausgeschieden ist; oder auch jedes Schiff, wer wen angreift und was sinkt. Geachtet wird auf Preise, darauf, wer kaufen darf, und auf das Ende, dann auch darauf, wer wen angreifen darf, und auf die Beute. Es lässt sich jederzeit ändern. Wo nichts erzählt wurde, wird auch nichts gesagt.',
  'rule.start.title': 'Wer beginnt',
  'rule.start':
    'Jeder bekommt fünf Karten von den drei Stapeln. Gold, das kommt, wird behalten, rote Karten werden beiseitegelegt, beides wird ersetzt. Wer beginnt, bestimmt der Tisch, etwa nach den meisten roten Karten.',
  'rule.turn.title': 'Ein Zug',
  'rule.turn':
    'Kaufen, wer mag, ziehen, eine Karte spielen, noch einmal kaufen, und den Chip weitergeben. Gekauft wird nur im eigenen Zug.',
  'rule.market.title': 'Der Markt',
  'rule.market':
    'Er verkauft Medizinmänner und Wahrsager zu einem Preis, anfangs 5. Karten öffnen ihn zu einem anderen Preis oder schließen ihn; sein Schild behält den letzten Preis. Ein Medizinmann kommt sofort auf ein Schiff, also muss eines auf See sein; ein Wahrsager wird aufgehoben.',
  'rule.cards.title': 'Karten',
  'rule.cards':
    'Wo jede Karte erzählt wird, zieht jeder eine und spielt eine. Gezogenes Gold wird behalten und ersetzt; eine rote Karte ist schon das Spiel des Zuges. Hände, Aufgehobenes und was auf oder unter Schiffen liegt werden gezählt, nie benannt: Welche Karte es ist, zeigt sich beim Aufdecken. Eine Karte, die alle schon anderswo gesehen haben, wird bemerkt.',
  'rule.reactions.title': 'Eine Karte aufhalten',
  'rule.reactions':
    'Ein Guard hält einen Thief auf, ein Knife den Thieving Monkey, ein Spy einen Spy, immer durch den, der bestohlen wird. Beide Karten sind weg, wer aufgehalten hat, zieht nach und bekommt den Ruhm. Der nächste Eintrag lässt die Karte wirken; was zu spät kam, wird davor eingefügt.',
  'rule.blockade.title': 'The Blockade',
  'rule.blockade':
    'Gezogen wird sie ausgelegt und aufgehoben, und man zieht nach; stehlen kann sie niemand. Sobald eine Karte gespielt ist, darf sie aufgehalten werden, auch eine andere Blockade: beide sind weg, und der Spielzug war es trotzdem. Nicht Schiffe, Medizinmänner, Seeungeheuer, Angriffskarten, Schilder eines Ladens, und nicht, was vor dem Spiel gewählt wurde.',
  'rule.stranded.title': 'Stranded On An Island',
  'rule.stranded':
    'Sie liegt vor einem Kapitän, bis dessen nächster Zug kommt, und der fällt aus: kein Ziehen, kein Spielen, kein Schiff aus dem Hafen. Gesperrtes Gold wartet auf den Zug danach.',
  'rule.misdirection.title': 'Miss-Direction',
  'rule.misdirection':
    'Sobald eine Karte gespielt ist, wird Miss-Direction gelegt und gesagt, wo jene stattdessen gespielt wird: unter oder auf ein anderes Schiff, auf einen anderen Kapitän. Auch eine eben abgeworfene oder eben umgelenkte. Nicht Schiffe, Diebe und Diebstähle, Seeungeheuer, Schilder eines Ladens, Angriffskarten, Stürme, die Royal Navy, und nicht Raise the Dead, Duplicate, Sails und die Blockade.',
  'rule.gold.title': 'Gold',
  'rule.gold':
    'Gezogenes oder gestohlenes Gold darf am Ende desselben Zuges ausgegeben werden. Im Kampf gewonnenes ist bis zum nächsten eigenen Zug gesperrt. Es gibt nur so viel, wie in der Schachtel liegt.',
  'rule.thief.title': 'Der Dieb',
  'rule.thief':
    'Nimmt das halbe Gold eines anderen Kapitäns, die ungerade Münze dazu, oder alles. Hier geht zuerst, was ausgegeben werden darf, dann das gesperrte.',
  'rule.fame.title': 'Ruhm',
  'rule.fame':
    'Für versenkte Schiffe und für Karten, die mit Erfolg gespielt wurden, wie es auf den Karten steht. Eine Karte, die Ruhm kostet, darf auch ohne gespielt werden; unter 0 fällt er nie.',
  'rule.ships.title': 'Schiffe',
  'rule.ships':
    'Offen in eine Reihe gelegt und nie verschoben: ein neues kommt an ein Ende oder zwischen zwei. Es gibt von jedem nur so viele, wie die Schachtel hat.',
  'rule.attack.title': 'Angriffe',
  'rule.attack':
    'Eine Angriffskarte ist das Spiel des Zuges, in dem sie gezogen wird. Ein Angriff geht mit einem eigenen Schiff gegen irgendjemand anderen. Wo andere angreifen müssen, wird nur dann angegriffen, wer die Karte zog, wenn sonst niemand ein Schiff hat. Beide Seiten schießen zugleich; eine Armada kämpft als eines. Wer am Ende des Spiels mit leerer Hand dasteht, greift auch an.',
  'rule.prizes.title': 'Beute',
  'rule.prizes':
    'Ruhm für jedes gesunkene feindliche Schiff, wenn von der eigenen Seite eines bleibt. Eine Goldkarte für jedes, wenn von der anderen keines bleibt. Bleibt niemand, gibt es nichts. Dieses Gold ist bis zum nächsten eigenen Zug gesperrt. Der Ruhm steht auf den Schiffen, nicht im Heft: hier zählt jedes eins.',
  'rule.curses.title': 'Flüche und ihre Abwehr',
  'rule.curses':
    'Medizinmänner werden zuerst aufgedeckt. Mutiny gibt das Schiff der anderen Seite, aus dem Kampf heraus; Poison versenkt es; The Black Plague versenkt es und seinen Gegner; Fire nimmt die halbe Stärke, Storm die halben Kanonen, aufgerundet. Der passende Wahrsager der verfluchten Seite hebt es auf; ein Vaccine der anderen rettet nur diese. Was aufgedeckt wird, muss niemand sagen: was gesagt ist, zählt.',
  'rule.magic.title': 'Magie',
  'rule.magic':
    'Gekauft im Zauberladen, der wie der Markt zu 5 öffnet, und verdeckt aufgehoben. Sie geht verdeckt unter irgendein Schiff, im eigenen Zug oder zwischen zwei Zügen, nie mehr, sobald eine Angriffskarte gezogen ist. Double zählt das Gedruckte noch einmal, vor Plus und Minus. Ein verwirrtes Schiff schießt auf seinen Nachbarn und wird weiter beschossen; beide Confusions teilen seine Kanonen. Reincarnation bringt ein Schiff ohne Karten zurück, das im Kampf oder durch ein Ungeheuer sank; gesunken ist es trotzdem.',
  'rule.raising.title': 'Raise the Dead, Duplicate',
  'rule.raising':
    'Beide werden offen gespielt, im eigenen Zug. Raise the Dead bringt eines der drei zuletzt gesunkenen Schiffe in die eigene Reihe, wem auch immer es gehörte. Ein Duplicate ist selbst ein Schiff, so groß wie irgendein Schiff am Tisch, ohne dessen Karten; es sinkt mit ihm, woran auch immer, und ebenso eine Kopie der Kopie. Eine Kopie kann eigene Karten haben, und Reincarnation bringt sie zurück, solange ihr Vorbild schwimmt.',
  'rule.sails.title': 'Sails of Invisibility',
  'rule.sails':
    'Sie verbergen ein Schiff, höchstens eine Brigantine: aus der Reihe im eigenen Zug oder zwischen zwei Zügen, aus der Hand im eigenen Zug.\nNur der eigene Kapitän legt etwas darauf oder darunter oder greift damit an; von allem, was Schiffen geschieht, erreicht es nur der Hurricane.\nEs ist im Kampf zu sehen, und für immer nach einer Vision oder sobald der Stapel und die Hand seines Kapitäns leer sind.',
  'rule.magician.title': 'The Magician',
  'rule.magician':
    'Wer ihn spielt, sieht unter zwei beliebige Schiffe auf See und tauscht eine Karte des einen mit einer des anderen, auch Magie. Sonst sieht niemand, welche. Unsichtbare Schiffe und solche im Hafen erreicht er nicht.',
  'rule.gambler.title': 'The Gambler',
  'rule.gambler':
    'Wer ihn spielt, nennt so viel Gold oder so viele Schiffe, und alle, die so viel haben, müssen es setzen; welche Schiffe, sagt vorher, wer die Karte spielt. Jeder würfelt, der höchste Wurf nimmt alles, bei Gleichstand wird noch einmal gewürfelt. Mit Schiffen geht, was auf und unter ihnen liegt. Ruhm wird nie gesetzt.',
  'rule.insurance.title': 'Insurance',
  'rule.insurance':
    'Unter einem Schiff, höchstens eine. Sinkt es, wodurch auch immer, bekommt sein Kapitän 10 Gold, auszugeben ab dem eigenen nächsten Zug. Im Kampf aufgedeckt wird sie von selbst bezahlt; sonst sagt der Kapitän es, bis der Chip weitergeht.',
  'rule.port.title': 'Schiffe im Hafen',
  'rule.port':
    'Return To Port nimmt alle Schiffe eines Kapitäns von der See, und seine Armadas sind keine mehr.\nIm Hafen geschieht einem Schiff nichts, und es tut nichts; nur Medizinmänner werden dort abgenommen, für je 5 Gold.\nEines läuft am Anfang oder am Ende jedes eigenen Zuges aus, außer der Zug fällt aus oder die gezogene Karte wird sofort gespielt; am Ende eines Zuges bekommt es keine Karte.',
  'rule.spirit.title': 'Spirit, Eliminate, Force Field',
  'rule.spirit':
    'Ein Spirit of Good Fortune versenkt ohne Schuss das Schiff, gegen das er kämpft, von einer Armada das größte nach dem Druck; auf beiden Seiten versenkt jeder das andere.\nEin Eliminate nimmt zuerst sich selbst und jede Karte unter seinem Schiff weg; Flüche bleiben.\nEin Force Field wirft alle Schüsse auf den zurück, der schoss, außer ein Spirit bricht es; die eigene Seite schießt nicht.',
  'rule.navy.title': 'Die Royal Navy',
  'rule.navy':
    'Von dem aus, der sie zog, trifft sie im Uhrzeigersinn jedes Schiff oder jede Armada einmal, wie in einem Kampf; Flüche werden nicht aufgedeckt. Sie geht weiter, bis sie sinkt. Wer sie versenkt und bleibt, hat eine Goldkarte und ihren Ruhm; gehen beide unter, hat niemand etwas.',
  'rule.hurricane.title': 'Der Hurricane',
  'rule.hurricane':
    'Versenkt jedes Schiff auf See, unter dem kein Master Navigator liegt. Diese Karte bleibt liegen. Kein Ruhm, kein Gold und keine Reincarnation. Der Whirlpool tut dasselbe mit den Schiffen dessen, der ihn zieht, und mit keinen anderen.',
  'rule.plank.title': 'Walk The Plank',
  'rule.plank':
    'Liegt vor einem beliebigen Kapitän, der in eigenen Zügen nichts zieht und je eine Karte spielt, bis keine mehr da ist. Dann geht sie, fünf Karten werden gezogen, und alles ist wie zuvor.',
  'rule.trap.title': 'The Trap',
  'rule.trap':
    'Liegt vor einem Kapitän, der ein Schiff hat: jeder Angriff geht von ihm aus oder auf ihn, bis keines dieser Schiffe mehr da ist oder eine andere Falle gelegt wird. Wo kein solcher Angriff möglich ist, zählt sie nicht, es sei denn, der Tisch lässt dann niemanden angreifen.',
  'rule.smoke.title': 'Smoke Screen',
  'rule.smoke':
    'Wer von einem Kapitän angegriffen wird, spielt sie aus der Hand, bevor etwas aufgedeckt ist, und verlässt den Kampf mit der ganzen Armada. Der Angreifer allein deckt seine Karten auf; was nur einmal wirkt, geht weg.',
  'rule.play-all.title': 'Power Play',
  'rule.play-all':
    'Ein beliebiger Kapitän spielt die ganze Hand auf einmal, Karte für Karte; was sich nicht spielen lässt, wird abgeworfen. Dann werden fünf Karten gezogen.',
  'rule.sea.title': 'Into The Sea',
  'rule.sea':
    'Alle legen jedes Schiff aus der Hand. Dann ziehen sie ebenso viele Karten; Schiffe darunter bleiben in der Hand.',
  'rule.piles.title': 'Davy Jones’ Locker, End of the World',
  'rule.piles':
    'Beim Ziehen nimmt der Locker den Stapel, von dem er kam, End of the World diesen oder alle. Die Karten sind aus dem Spiel. Beim ersten Austeilen wird jede ersetzt, es sei denn, der Tisch lässt sie wirken.',
  'rule.abilities.title': 'Schiffe mit Fähigkeit',
  'rule.abilities':
    'Was neben der Größe auf einem Schiff steht, gilt, solange es daliegt, wem es auch gehört; nicht auf einer Kopie und nicht unter Sails einer Karte. Was es beim Ausspielen bringt, bringt es dem wieder, der es hebt, aber nicht, wenn Reincarnation es zurückbringt. Für X/X wird in jedem Kampf gewürfelt: Rot für die Kanonen, Grün für die Stärke. Ein Armada-Schiff kämpft für einen Kampf mit irgendeinem eigenen Schiff mit. Angegriffen wirft Self Remove eine Karte hinaus, die darunter lag, Opponent Remove eine der anderen Seite.',
  'rule.armada.title': 'Armada',
  'rule.armada':
    'Eigene Schiffe nach Wahl kämpfen als eines. Neue bleiben draußen; eine weitere Armada-Karte bildet sie neu. Sie endet, wenn ein Schiff übrig ist.',
  'rule.creature.title': 'Seeungeheuer',
  'rule.creature':
    'Versenkt ein Schiff, dessen Stärke nicht größer ist als seine Stufe; Flüche werden nicht aufgedeckt. Es bringt den Ruhm des Schiffs und kein Gold.',
  'rule.out.title': 'Ausgeschieden',
  'rule.out':
    'Wer weder Schiffe noch Karten hat, darf noch einen Zug lang kaufen und spielen und scheidet dann aus. Manche Karte bringt einen Kapitän zurück.',
  'rule.ending.title': 'Das Ende',
  'rule.ending':
    'Der letzte Kapitän auf See gewinnt; zwei, die einander nicht versenken können, teilen den Sieg, und niemand gewinnt, wo die letzten Schiffe einander versenken. Ein Tisch kann auch bis zu einer Zahl Ruhm spielen oder auf Zeit, dann gewinnt der meiste Ruhm.',
  'rule.by-hand.title': 'Von Hand gesetzt',
  'rule.by-hand': 'Jede Zahl lässt sich ändern, und ein laufendes Spiel lässt sich eintragen, wie es steht.',
};
