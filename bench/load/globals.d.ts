import type { LoadObserver } from './load-observer.ts'

declare global {
  var loadObserver: LoadObserver | undefined
}
