import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that the page can do without: where it cannot be fetched, what stands around it stays. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, Otherwise: ComponentType<Props> = Nothing) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Otherwise }),
    ),
  )
