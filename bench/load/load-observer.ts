type Span = { from: number; ms: number }

export type LoadObserver = {
  /** Milliseconds since the page was asked for. 0 until it is painted. */
  firstPaint: number
  listPainted: number
  lastBusy: number
  events: (Span & { name: string })[]
  /** When the last click began, or `startAction` was called, in the time of the page. */
  actionAt: number
  /** Resolves right after the frame that shows the elements, and no longer what is to be gone. */
  waitForPaint: (shown: string, count?: number, gone?: string) => Promise<number>
}

/** Runs in a page before its scripts. It is sent there as text, so it uses nothing from outside. */
export const observeLoad = ({ row, rows }: { row: string; rows: number }) => {
  // A blank page has none of this to observe.
  if (location.origin === 'null' || globalThis.loadObserver !== undefined) return
  const isShown = (element: Element | undefined) => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return width > 0 && height > 0
  }
  const observer: LoadObserver = {
    firstPaint: 0,
    listPainted: 0,
    lastBusy: 0,
    events: [],
    actionAt: 0,
    waitForPaint: (shown, count = 1, gone) =>
      new Promise((resolve) => {
        const { port1, port2: afterFrame } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        const look = () => {
          const found = document.querySelectorAll(shown)
          const isGone = gone === undefined || document.querySelector(gone) === null
          if (found.length >= count && isShown(found[0]) && isGone) afterFrame.postMessage(null)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  }
  globalThis.loadObserver = observer
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (entry: PerformanceEntry) => void,
  ) => new PerformanceObserver((entries) => entries.getEntries().forEach(take)).observe({ buffered: true, ...options })
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observer.firstPaint = startTime
  })
  observe({ type: 'longtask' }, ({ startTime, duration }) => {
    observer.lastBusy = startTime + duration
  })
  observe({ type: 'event', durationThreshold: 16 }, ({ name, startTime, duration }) => {
    observer.events.push({ name, from: startTime, ms: duration })
  })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      observer.actionAt = timeStamp
    },
    { capture: true, passive: true },
  )
  void observer.waitForPaint(row, rows).then((at) => {
    observer.listPainted = at
  })
}
