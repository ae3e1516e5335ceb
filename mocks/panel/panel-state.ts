import { z } from '#src/contract/zod.ts'

const KEY = 'liner-emulation-panel'
export const SIDES = ['right', 'left', 'bottom'] as const
const panelState = z.object({
  isOpen: z.prefault(z.boolean(), false),
  side: z.prefault(z.enum(SIDES), 'right'),
  /** The parts that are unfolded. */
  parts: z.prefault(z.array(z.string()), ['start', 'calls']),
})
type PanelState = z.output<typeof panelState>

const parse = (raw: string | null): PanelState => {
  try {
    return panelState.parse(JSON.parse(raw ?? '{}'))
  } catch {
    // Written by another version, or by hand.
    return panelState.parse({})
  }
}

let last: { raw: string | null; state: PanelState } | undefined

/** Where the panel is and what of it is open; the same object until that changes. */
export const readPanelState = (): PanelState => {
  const raw = localStorage.getItem(KEY)
  if (last?.raw !== raw) last = { raw, state: parse(raw) }
  return last?.state ?? parse(raw)
}

const listeners = new Set<() => void>()
export const watchPanelState = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const changePanelState = (changes: Partial<PanelState>): void => {
  localStorage.setItem(KEY, JSON.stringify({ ...readPanelState(), ...changes }))
  for (const listener of listeners) listener()
}
