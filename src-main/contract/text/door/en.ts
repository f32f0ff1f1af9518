/** What the scorekeeper's pages say of who stands outside, and what they say when they stand there themselves. */
export const door = {
  'page.outside.name': 'Not in yet.',
  'page.outside.verb': 'The scorekeeper lets you in.',
  'page.outside.ask': 'Ask the console to be let in',
  'page.waits': '{code} wants in.',
  'page.waits.captain': 'A phone: {name}.',
  'page.waits.table': 'A television: {name}.',
  'page.waits.console': 'A second console, with every right of this one: {name}.',
  'page.waits.camera': 'A camera over the table, with every right of this console: {name}.',
  'page.waits.overlay': 'An overlay: {name}.',
  'page.waits.start': 'A second scorekeeper, with every right of this one: {name}.',
  'page.again': 'The phone of {captain}',
  'page.again.words': '{name} sat for {captain} the last time, more than a day ago. Does it sit there again?',
  'page.again.sit': 'It sits there',
  'page.again.not': 'Not this one',
  'page.let-in': 'Let in',
  'page.turn-away': 'Turn away',
  'page.crowd': 'Too many pages want in at once.',
  'page.crowd.words':
    'They come from {address}. If that device is yours, close pages there; if nobody knows it, take it off your network. Captains who have a seat keep it.',
} as const;
