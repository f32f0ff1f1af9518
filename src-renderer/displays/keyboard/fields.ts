/** Whether what is typed goes into a field that takes text. */
export function isTyping(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/** Writes where the caret is, as the key would have; what comes back puts the field back as it was. */
export function writeInto(field: HTMLElement, text: string): () => void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const before = field.value;
    const canSelect = field instanceof HTMLTextAreaElement || field.selectionStart !== null;
    if (canSelect) field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    else field.value += text;
    const tell = (inputType: string, data: string | null): void => {
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType }));
    };
    tell('insertText', text);
    return () => {
      field.value = before;
      tell('deleteContentBackward', null);
    };
  }
  return field instanceof HTMLSelectElement ? chooseBy(field, text) : () => undefined;
}

/** A letter goes to the next choice that begins with it, as it does in a list of the browser's own. */
function chooseBy(field: HTMLSelectElement, letter: string): () => void {
  const before = field.selectedIndex;
  const options = [...field.options];
  const round = [...options.slice(before + 1), ...options];
  const found = round.find(({ text }) => text.toLowerCase().startsWith(letter.toLowerCase()));
  const choose = (index: number): void => {
    if (field.selectedIndex === index) return;
    field.selectedIndex = index;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (found) choose(found.index);
  return () => {
    choose(before);
  };
}
