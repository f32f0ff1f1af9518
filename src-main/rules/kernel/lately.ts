/**
 * Remembers what was made of the few that were asked about last. Hundreds of states of an evening are kept, and what
 * was made of each of them, such as every answer that was tried, is many times as large as the state.
 */
export function lately<Of extends object, Made>(make: (of: Of) => Made, most = 2): (of: Of) => Made {
  const known = new Map<Of, { readonly made: Made }>();
  let newest: { readonly of: Of; readonly made: Made } | undefined;
  return (of) => {
    if (newest?.of === of) return newest.made;
    const found = known.get(of) ?? { made: make(of) };
    known.delete(of);
    known.set(of, found);
    newest = { of, made: found.made };
    if (known.size > most) {
      const oldest = known.keys().next();
      if (!oldest.done) known.delete(oldest.value);
    }
    return found.made;
  };
}
