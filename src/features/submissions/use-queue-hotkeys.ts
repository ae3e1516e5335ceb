import { useHotkeys } from '@mantine/hooks'

type Actions = {
  j?: (() => void) | undefined
  k?: (() => void) | undefined
  a?: () => void
  r?: () => void
  x?: (() => void) | undefined
  Escape?: () => void
  '/'?: () => void
}

const isAsking = () => document.querySelector('dialog[open]') !== null

/** One key each while nothing is being typed and no dialog asks for an answer. */
export const useQueueHotkeys = (actions: Actions) =>
  useHotkeys(
    Object.entries(actions).map(([key, act]) => [
      key,
      (event) => {
        if (act === undefined || isAsking()) return
        event.preventDefault()
        act()
      },
      // A key that does nothing here is left to whom it is for, as Escape is to a dialog.
      { preventDefault: false },
    ]),
  )
