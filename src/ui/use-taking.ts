import { useRef, useState } from 'react'
import type { Option, Take, Taken } from '#src/ui/option.ts'

export type OnPick = (option: Option, taken: Extract<Taken, { chosen: unknown }>) => void

/** From a row to a choice, which may take a call, such as making it first; meanwhile nothing else is chosen. */
export const useTaking = (onPick: OnPick) => {
  const take = useRef<Take | null>(null)
  // What was chosen while the call was under way is not forgotten.
  const latest = useRef(onPick)
  latest.current = onPick
  const [isTaking, setIsTaking] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const settle = (taken: Taken) => {
    if ('refused' in taken) return setRefused(taken.refused)
    const [first] = taken.chosen
    if (first !== undefined) latest.current(first, taken)
  }
  const pick = (option: Option) => {
    if (option.disabled === true || isTaking) return
    if (option.run !== undefined) return option.run()
    setRefused(null)
    const taken = take.current?.(option) ?? { chosen: [option] }
    if (!(taken instanceof Promise)) return settle(taken)
    setIsTaking(true)
    void taken.then(settle).finally(() => setIsTaking(false))
  }
  return { take, pick, isTaking, refused, forgetRefusal: () => setRefused(null) }
}
