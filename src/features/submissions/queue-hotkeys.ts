import { useHotkeys } from '@mantine/hooks'
import { isDialogOpen } from '#src/ui/keyboard.ts'

type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

type Actions = { [Key in Digit]?: (() => void) | undefined } & {
  j?: (() => void) | undefined
  k?: (() => void) | undefined
  a?: () => void
  r?: () => void
  x?: (() => void) | undefined
  p?: (() => void) | undefined
  c?: (() => void) | undefined
  Escape?: () => void
  '/'?: () => void
}

/** Keys that act while nothing is being typed and no dialog is open. */
export const useQueueHotkeys = (actions: Actions) =>
  useHotkeys(
    Object.entries(actions).map(([key, act]) => [
      key,
      (event) => {
        if (act === undefined || isDialogOpen()) return
        event.preventDefault()
        act()
      },
      // A key without an action here keeps its own, as Escape does in a dialog.
      { preventDefault: false },
    ]),
  )
