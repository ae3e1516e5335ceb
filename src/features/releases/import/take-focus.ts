/** What was pressed to come here is gone: the focus goes on at the title of what came instead. */
export const takeFocus = (title: HTMLElement | null): void => title?.focus({ preventScroll: true })
