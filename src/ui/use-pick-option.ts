import { useRef, useState } from 'react'
import type { Option, PickOption, PickResult } from '#src/ui/option.ts'

export type OnPick = (option: Option, result: Extract<PickResult, { chosen: unknown }>) => void

/** From a row to a choice, which may take a call, such as making it first; meanwhile nothing else is chosen. */
export const usePickOption = (onPick: OnPick) => {
  const take = useRef<PickOption | null>(null)
  // What was chosen while the call was under way is not forgotten.
  const latest = useRef(onPick)
  latest.current = onPick
  const [isTaking, setIsTaking] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const settle = (result: PickResult) => {
    if ('refused' in result) return setRefused(result.refused)
    const [first] = result.chosen
    if (first !== undefined) latest.current(first, result)
  }
  const pick = (option: Option) => {
    if (option.disabled === true || isTaking) return
    if (option.run !== undefined) return option.run()
    setRefused(null)
    const result = take.current?.(option) ?? { chosen: [option] }
    if (!(result instanceof Promise)) return settle(result)
    setIsTaking(true)
    void result.then(settle).finally(() => setIsTaking(false))
  }
  return { take, pick, isTaking, refused, forgetRefusal: () => setRefused(null) }
}
