/** Hands a PDF that came as base64 to the person as a file of their own. */
export function savePdf(made: unknown, name: string): void {
  const base64 = typeof made === 'string' ? made : (made as { readonly pdf?: unknown } | undefined)?.pdf;
  if (typeof base64 !== 'string') return;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
