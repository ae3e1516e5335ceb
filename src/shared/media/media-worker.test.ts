import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mediaWorkerClient, WorkerUnavailable } from '#src/shared/media/media-worker.ts'

const SILENT_MS = 5000
const LOADING_MS = 20_000

/** Workers that say only what the test has them say. */
class QuietWorker extends EventTarget {
  static readonly all: QuietWorker[] = []
  isEnded = false
  constructor() {
    super()
    QuietWorker.all.push(this)
  }
  postMessage() {}
  terminate() {
    this.isEnded = true
  }
  say(data: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', QuietWorker)
  QuietWorker.all.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const create = () => new Worker('worker.js')
const outcomeOf = (asked: Promise<unknown>) => {
  const outcome = vi.fn<(result: unknown) => void>()
  asked.then(outcome, outcome)
  return outcome
}

test('when a script takes its time to load, then the worker is not given up before the longer limit', async () => {
  const ask = mediaWorkerClient(create, SILENT_MS, LOADING_MS)
  const outcome = outcomeOf(ask(new Blob(['file'])))
  await vi.advanceTimersByTimeAsync(LOADING_MS - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(expect.any(WorkerUnavailable))
  expect(QuietWorker.all.map(({ isEnded }) => isEnded)).toEqual([true])
})

test('when a worker has loaded, then it is given up after so long without a message, and the next loads anew', async () => {
  const ask = mediaWorkerClient(create, SILENT_MS, LOADING_MS)
  const outcome = outcomeOf(ask(new Blob(['file'])))
  QuietWorker.all[0]?.say({ kind: 'PROGRESS', job: 1, loaded: 0 })
  await vi.advanceTimersByTimeAsync(SILENT_MS - 1)
  QuietWorker.all[0]?.say({ kind: 'PROGRESS', job: 1, loaded: 8 })
  await vi.advanceTimersByTimeAsync(SILENT_MS - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(expect.any(WorkerUnavailable))

  const next = outcomeOf(ask(new Blob(['another'])))
  await vi.advanceTimersByTimeAsync(SILENT_MS)
  expect(next).not.toHaveBeenCalled()
  QuietWorker.all[1]?.say({ kind: 'DONE', job: 2, result: 'read' })
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toHaveBeenCalledWith('read')
})
