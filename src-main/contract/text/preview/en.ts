/** What a preview of a correction says; it is fetched as the first of them is shown. */
export const preview = {
  'page.preview.changes': 'Changes',
  'page.preview.below': 'Numbers of {who}: old and new stand below.',
  'page.preview.refused': 'Refused',
  'page.preview.winners': 'Winner: {before} before, {after} after.',
  'page.preview.leaders': 'Ahead: {before} before, {after} after.',
  'page.preview.numbers': 'Numbers that change',
  'page.preview.opens':
    'This would uncover what is still secret. What comes of it is shown when it is applied.',
  'page.preview.secret': 'Secret',
  'page.preview.unseen':
    'Not shown here is what {who} {count|keeps|keep} secret. If a hidden answer is no longer possible, you hear of it when it is turned over. To know before, look now; the log says that you looked.',
  'page.preview.same': 'No number changes.',
  'page.preview.decide.head': 'Decide',
  'page.preview.decide': 'Entry {entry}: where does the piece lie?',
  'page.preview.decide.left': 'Where it was moved',
  'page.preview.decide.place': 'By the rule: {place}',
  'page.preview.kept': 'Stays, against the rules',
  'page.preview.kept.note':
    'The rules would refuse these now. The table did them, so they stay; the log calls them “overruled”.',
  'page.preview.dropped': 'Drops out',
  'page.preview.dropped.note': 'These make no sense any more.',
  'page.preview.rest': 'As it was',
  'page.preview.rest.note': 'Every other entry since.',
  'page.preview.mended': 'Decided otherwise today',
  'page.preview.mended.note': 'The rules were mended since: {entries}.',
  'page.reveal.of': 'Look at the secrets of {who}',
};
