/** What the text of a feature changes. */
export interface FeatureText {
  /** The card does not fight for the win. */
  readonly hides: boolean;
  /** It may be tried while holding the suit that was led. */
  readonly passesSuit: boolean;
  /** Nothing that others do touches this captain in this fight. */
  readonly protects: boolean;
  /** A card is drawn and may be played instead. */
  readonly draws: boolean;
}

/** Only a value: every feature states what differs from this. */
export const plain: FeatureText = {
  hides: false,
  passesSuit: false,
  protects: false,
  draws: false,
};
