import { setTimeout as wait } from 'node:timers/promises'
import { refusedWith } from './refused-by-rules.ts'

const ASKED_AGAIN_AFTER_MS = 200
const ANSWERS_MS = 90_000

type Options = { onFailure: () => void; againAfterMs?: number; answersMs?: number }

/**
 * What is there, asked again until there is an answer: a read that failed says nothing of what is stored. Undefined where
 * the answer is that it is not there. A server that answers nothing at all ends with an error.
 */
export const askUntilAnswered = async <T>(
  ask: () => Promise<T>,
  { onFailure, againAfterMs = ASKED_AGAIN_AFTER_MS, answersMs = ANSWERS_MS }: Options,
): Promise<T | undefined> => {
  for (const from = Date.now(); ; await wait(againAfterMs))
    try {
      return await ask()
    } catch (error) {
      const refused = refusedWith(error)
      if (refused?.code === 'NOT_FOUND') return undefined
      if (refused !== undefined || Date.now() - from > answersMs) throw error
      onFailure()
    }
}
