const TYPING = 'input, textarea, select, [contenteditable="true"]'

/** Whether a key is pressed in a field, which takes it as text. */
export const isTyping = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  target instanceof Element && target.closest(TYPING) !== null

/** Whether a dialog is open, to which the keys belong. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null
