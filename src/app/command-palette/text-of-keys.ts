type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Ctrl with Alt is AltGr, and Alt alone writes on a Mac: both give letters. */
const isLetter = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  [...key].length === 1 && !metaKey && (!ctrlKey || altKey)

/** What a text field would hold after these keys. */
export const textOfKeys = (pressed: readonly Pressed[]): string => {
  const letters: string[] = []
  for (const each of pressed)
    if (each.key === 'Backspace') letters.pop()
    else if (isLetter(each)) letters.push(each.key)
  return letters.join('')
}
