/** Nobody gives the same twice. Not `randomUUID`: a phone's page has none, as it is no secure context. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
