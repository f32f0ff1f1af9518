/** Hands something to the person as a file of their own. */
export function saveBytes(bytes: Uint8Array<ArrayBuffer> | string, type: string, name: string): void {
  saveBlob(new Blob([bytes], { type }), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** To be read again on another evening. */
export function saveJson(value: unknown, name: string): void {
  saveBytes(`${JSON.stringify(value, null, 2)}\n`, 'application/json', `${name}.json`);
}

/** What came as base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export function savePdf(made: unknown, name: string): void {
  const base64 = typeof made === 'string' ? made : (made as { readonly pdf?: unknown } | undefined)?.pdf;
  if (typeof base64 === 'string') saveBytes(bytesOf(base64), 'application/pdf', `${name}.pdf`);
}
