/** The pressed button is gone, so the focus moves to the title of the new step, which comes into view. */
export const focusHeading = (title: HTMLElement | null): void => title?.focus()
