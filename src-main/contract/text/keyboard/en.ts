/** What a page says of a scanner that types, once there is one to speak of. */
export const keyboard = {
  'page.slow-scanner':
    'A scan came as slowly as a person types: what its keys had done is taken back, and it was read as a scan.',
  'page.slow-scanner.stands':
    'A scan came as slowly as a person types, and not all that its keys had done could be taken back: look at the log.',
  'page.slow-scanner.delay': 'Set the scanner’s delay between characters to 0.',
  'page.slow-scanner.close': 'Close',
} as const;
