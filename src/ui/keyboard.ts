const TYPING = 'input, textarea, select, [contenteditable="true"]'

/** Whether a key is pressed in a field, which takes it as text. */
export const isTyping = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  target instanceof Element && target.closest(TYPING) !== null

/** Whether a click on a link opens it in a tab, a window or a file: the browser's own, so that nothing is done instead. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>) =>
  metaKey || ctrlKey || shiftKey

/** Whether a dialog is open, to which the keys belong. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null
