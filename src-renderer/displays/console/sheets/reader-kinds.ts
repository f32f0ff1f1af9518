/** The kinds that hang on a port; the contract's list comes with schemas that no page needs. */
export const portReaderKinds = ['qm1', 'pn532', 'rdm6300', 'parallax', 'reader-7941e', 'scanner'] as const;
