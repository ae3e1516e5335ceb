/** What was pressed to come here is gone: the focus goes on at the title of what came instead. */
export const focusHeading = (title: HTMLElement | null): void => title?.focus({ preventScroll: true })
