/** What the page of a camera says beside the game's own words. */
export const camera = {
  'page.camera': 'Camera',
  'page.camera.picture': 'What the camera sees',
  'page.camera.begin.note':
    'It looks down on one spot of the table and reads the printed labels of the cards that are laid there. No picture leaves this computer; a small one of each label stays with its reading.',
  'page.camera.asking': 'The browser asks whether this page may use the camera.',
  'page.camera.again': 'Try again',
  'page.camera.which': 'Which camera',
  'page.camera.unnamed': 'Camera {number}',
  'page.camera.whose': 'Whose cards',
  'page.camera.table': 'whoever’s turn it is',
  'page.camera.two':
    'Two cameras are plugged in: this page looks through one of them. Another page of its own can look through the other.',

  'page.camera.trouble.elsewhere':
    'A browser lends its camera only to a page of the computer itself. Open this page in the app, or at an address that begins with 127.0.0.1 or localhost.',
  'page.camera.trouble.none': 'No camera is plugged in. As soon as one is, it is used.',
  'page.camera.trouble.refused':
    'This page may not use the camera. Allow it in the browser, at the sign beside the address, or in the system’s settings, and try again.',
  'page.camera.trouble.busy':
    'Another program has the camera: a video call, perhaps, or another page. Close it there and try again.',
  'page.camera.trouble.unplugged':
    'The camera was unplugged. Nothing is lost: plug it in again and it goes on by itself.',
  'page.camera.trouble.broken':
    'The camera gives no picture. Unplug it, plug it in again, and try once more.',
  'page.camera.trouble.unread':
    'The part of this page that reads labels could not be started. Load the page again; if that does not help, the browser is too old.',
  'page.camera.here': 'Cards can be tapped and typed at the console meanwhile, as ever.',

  'page.camera.hint.dark': 'Too dark to read: more light on the spot.',
  'page.camera.hint.far': 'A label is too far away, or too small: bring the camera nearer.',
  'page.camera.hint.blurred':
    'A label is not sharp: hold the camera still, a little farther away, or wipe its glass.',
  'page.camera.hint.faceless':
    'Something lies there that shows no label: a card on its face, or a hand? Turn it over, or take it away.',

  'page.camera.lamp.ready': 'Lay a card into the picture.',
  'page.camera.lamp.ready.note': 'It counts once it lies still. Codes of a scan board count in the ring.',
  'page.camera.lamp.nothing': 'No evening is open: what is read is only named.',
  'page.camera.lamp.settling': 'Hold still…',
  'page.camera.lamp.turn': 'It is {who}’s turn here.',
  'page.camera.secret': 'An answer in secret is asked for: the picture is covered meanwhile, and reads on.',
  'page.camera.resting': 'This page was out of sight, and so the camera rested.',

  'page.camera.first': 'Laid in one moment: which was first?',
  'page.camera.first.note': 'Tap them in their order.',
  'page.camera.first.any': 'No matter',
  'page.camera.drop': 'None of them counts',

  'page.camera.before': 'Lay there already when the camera began: does it count?',
  'page.camera.before.no': 'Nothing of it counts',

  'page.camera.read': 'Read',
  'page.camera.read.none': 'Nothing yet.',
  'page.camera.outcome.accepted': 'entered',
  'page.camera.outcome.refused': 'refused',
  'page.camera.outcome.asked': 'which question?',
  'page.camera.outcome.strange': 'what is this?',
  'page.camera.outcome.noted': 'nothing entered',
  'page.camera.outcome.sending': 'read',
  'page.camera.outcome.righted': 'corrected',
  'page.camera.outcome.taken-back': 'taken back',
  'page.camera.lies': 'lies there',
  'page.camera.covered': 'covered',
  'page.camera.away': 'taken away',
  'page.camera.drawn-back': 'Drawn back at once. Does it count?',
  'page.camera.counts': 'It counts',
  'page.camera.take-back': 'Take it back',
  'page.camera.right': 'It is something else',
  'page.camera.right.head': 'What is it?',
  'page.camera.right.fits': 'Asked for now',
  'page.camera.right.all': 'Any piece of the game',
  'page.camera.teach': 'The label is that piece’s from now on.',
} as const;
