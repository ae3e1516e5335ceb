/** A call as it was answered; `batch` counts the calls of its request. */
export type LoggedCall = {
  number: number
  at: Date
  procedure: string
  input: unknown
  outcome: { answer: unknown } | { error: unknown } | { lost: true }
  ms: number
  batch: number
}

const LONGEST = 200
let log: readonly LoggedCall[] = []
let count = 0
const listeners = new Set<() => void>()

const publish = (next: readonly LoggedCall[]) => {
  log = next
  for (const listener of listeners) listener()
}

/** The latest calls, the newest first: the same list until there is another call. */
export const readCallLog = (): readonly LoggedCall[] => log

export const watchCallLog = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const logCalls = (calls: readonly Omit<LoggedCall, 'number'>[]): void => {
  const numbered = calls.map((call) => ({ ...call, number: (count += 1) }))
  publish([...numbered.toReversed(), ...log].slice(0, LONGEST))
}

export const clearCallLog = (): void => publish([])
