/** Apple keyboards use ⌘ where others use Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
