import type { Catalogue } from '../../../kernel/message.ts';

/** Hausregeln, die entscheiden können, was sinkt: Ein Gefecht nennt sie auf jeder Seite, die Startseite fragt danach. */
export const readings: Catalogue = {
  'reading.zeroShipGuns': 'Die Kanonen eines Schiffs ohne Stärke',
  'reading.zeroShipGuns.count': 'schießen trotzdem, dann sinkt es',
  'reading.zeroShipGuns.ignore': 'schießen nicht',
  'reading.wdOrder': 'Von mehreren Flüchen, die Schiffe nehmen, gilt zuerst',
  'reading.wdOrder.mutiny': 'Mutiny',
  'reading.wdOrder.plague': 'The Black Plague',
  'reading.wdOrder.poison': 'Poison',
  'reading.plagueVsArmada': 'The Black Plague nimmt einer Armada',
  'reading.plagueVsArmada.largest': 'das größte Schiff',
  'reading.plagueVsArmada.chosen': 'ein Schiff, das der Tisch wählt',
  'reading.plagueVsArmada.all': 'alle Schiffe',
  'reading.doubleMutiny': 'Zwei einzelne Schiffe, die gegeneinander meutern,',
  'reading.doubleMutiny.swap': 'wechseln die Kapitäne',
  'reading.doubleMutiny.stay': 'bleiben, wo sie sind',
  'reading.gunsFloor': 'Kanonen eines Schiffs zählen nie unter null.',
  'reading.doubleStack': 'Zwei gleiche Doubles unter einem Schiff',
  'reading.doubleStack.add': 'zählen das Gedruckte dreimal',
  'reading.doubleStack.multiply': 'zählen es viermal',
  'reading.confusionSplit': 'Teilen beide Confusions eine ungerade Zahl Kanonen, hat jede Seite',
  'reading.confusionSplit.floor': 'die kleinere Hälfte',
  'reading.confusionSplit.up': 'die größere Hälfte',
  'reading.neighbourRing':
    'Über das Ende einer Reihe hinaus ist der Nachbar das nächste Schiff des nächsten Kapitäns.',
  'reading.bystanderWD': 'Flüche auf einem Schiff, auf das ein verwirrtes schießt, werden aufgedeckt.',
  'reading.navyMagic': 'Gegen die Royal Navy werden Confusions',
  'reading.navyMagic.apply': 'wie im Kampf wirksam',
  'reading.navyMagic.ignore': 'nicht wirksam',
  'reading.seaEliminate': 'Eliminate nimmt auch vor einem Seeungeheuer, was unter seinem Schiff liegt.',
  'reading.spiritEndsFight': 'Hat ein Geist gewonnen, schießt sonst niemand.',
  'reading.explodeEndsFight': 'Wenn ein Schiff einer Armada auf sich selbst schießt, ist der Kampf vorbei.',
  'reading.smokeWD':
    'Flüche werden aufgedeckt, obwohl die angegriffene Seite hinter einem Smoke Screen geflohen ist.',
  'reading.fleetMath': 'Good Math und Bad Math gelten auch für eine Karte der ganzen Flotte.',
};
