import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A lazy component that the page can do without: when it cannot be fetched, the rest of the page stays. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, Otherwise: ComponentType<Props> = Nothing) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Otherwise }),
    ),
  )
