/** Often enough that a claim outlives calls that do not arrive. */
export const CLAIM_RENEWAL_MS = 5 * 60_000

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

type Kept = {
  /** Where input arrives. */
  input: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isPlaying: () => boolean
  renew: () => void
}

/**
 * Renews a claim every few minutes in which there was input or playback: it ends when its reviewer is idle, not so long
 * after they pressed the button. Returns what ends this.
 */
export const keepClaim = ({ input, isPlaying, renew }: Kept): (() => void) => {
  let wasActive = false
  const note = () => {
    wasActive = true
  }
  for (const name of INPUT) input.addEventListener(name, note, { capture: true, passive: true })
  const timer = setInterval(() => {
    if (wasActive || isPlaying()) renew()
    wasActive = false
  }, CLAIM_RENEWAL_MS)
  return () => {
    clearInterval(timer)
    for (const name of INPUT) input.removeEventListener(name, note, { capture: true })
  }
}
