/** What a display remembers for itself. A browser that keeps nothing, or not for us, costs only the memory. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`quartermaster.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`quartermaster.${name}`);
    else localStorage.setItem(`quartermaster.${name}`, value);
  } catch {
    // Forgotten with the page.
  }
}
