/** The entry of the session storage that says when this tab was reloaded for a missing chunk, in milliseconds. */
export const RELOADED_AT = 'liner-reloaded-at'
