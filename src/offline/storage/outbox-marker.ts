/** The entry of the local storage that is there while anything is queued. */
export const OUTBOX_MARKER = 'liner-outbox'
