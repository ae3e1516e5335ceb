/**
 * A code without what is only there for the eye, or came along when it was pasted: spaces, dots, dashes of every kind, and
 * characters that nobody sees. Digits and letters of other widths become plain ones (Unicode NFKC).
 */
export const withoutSeparators = (text: string): string => text.normalize('NFKC').replaceAll(/[\s.\p{Pd}\p{Cf}]/gu, '')
