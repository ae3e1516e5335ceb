const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}]/u

/** Whether there is anything to see in a text: more than spaces, control characters and marks alone (Unicode categories). */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
