import { type ComponentType, createElement, lazy } from 'react'

const RETRY_AFTER_MS = 3000

const Nothing = () => null

/**
 * A lazy component that the page can do without: when it cannot be fetched, the rest of the page stays. It is fetched
 * again when it is next shown.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
): ComponentType<Props> => {
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (Loaded) => ({ default: Loaded }),
        () => {
          // Not at once: React renders anew to show this outcome, and would ask again without end.
          setTimeout(() => {
            Part = begin()
          }, RETRY_AFTER_MS)
          return { default: Otherwise }
        },
      ),
    )
  let Part = begin()
  return (props) => createElement(Part, props)
}
