import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CLEANED,
  happyApi,
  happyService,
  type Service,
  uploadBrowser,
} from '#src/shared/upload/testing/upload-test-browser.ts'

const KEY = 'night-drive/cover'

/** A JPEG as far as its header goes. */
const jpeg = (side: number, name = 'cover.jpg') => {
  const size = [side >> 8, side & 255]
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, ...size, ...size, 3, ...Array(9).fill(0)])
  return new File([bytes], name, { type: 'image/jpeg' })
}

/** A file that is no longer where it was picked. */
const movedFile = () => {
  const arrayBuffer = () => Promise.reject(new DOMException('It was moved', 'NotReadableError'))
  return Object.assign(jpeg(3000), { slice: () => ({ arrayBuffer }) })
}

/** The page, loaded anew: what is kept in the browser stays. */
const load = async (service: Service = happyService) => {
  vi.resetModules()
  const api = vi.fn(happyApi)
  uploadBrowser(service, api)
  const covers = await import('#src/shared/upload/picked-images.ts')
  const ofDrafts = await import('#src/shared/upload/draft-upload.ts')
  const { uploadOf } = await import('#src/shared/upload/upload-store.ts')
  const cover = () => covers.pickedImages.getState()[KEY]
  const arrived = vi.fn<(file: { fileId: string }) => void>()
  covers.onUploadFinished(KEY, arrived)
  return { ...covers, ...ofDrafts, cover, arrived, api, state: () => uploadOf(KEY)?.state }
}

const storedFile = async () => (await import('#src/offline/drafts/draft-files.ts')).readDraftFile(KEY)

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

test('when a picture is valid, then it is shown at once and uploaded once', async () => {
  const page = await load()
  const picking = page.pickImage(KEY, jpeg(3000))
  expect(page.cover()?.preview).toMatch(/^blob:/)
  await picking
  await vi.waitFor(() => expect(page.arrived).toHaveBeenCalledWith({ fileId: 'f1', url: '/files/f1' }))
  expect(page.cover()).toMatchObject({ fileId: 'f1', problems: [] })
  expect(page.arrived).toHaveBeenCalledTimes(1)
})

test.each([
  [jpeg(1399), ['COVER_TOO_SMALL']],
  [jpeg(8001), ['COVER_TOO_LARGE']],
  [new File([], 'empty.jpg'), ['COVER_EMPTY']],
  [new File(['text'], 'text.jpg'), ['COVER_UNREADABLE']],
  [movedFile(), ['COVER_UNREADABLE']],
  [new File([jpeg(3000), new Uint8Array(4 * 1024 * 1024)], 'heavy.jpg'), ['COVER_TOO_HEAVY']],
  [new File(['RIFF', new Uint8Array(5 * 1024 * 1024)], 'master.wav', { type: 'audio/wav' }), ['COVER_UNREADABLE']],
])('when a picture has the problems $1, then they are shown, and it is not sent', async (file, codes) => {
  const page = await load()
  await page.pickImage(KEY, file)
  expect(page.cover()?.problems.map(({ code }) => code)).toEqual(codes)
  expect(page.api).not.toHaveBeenCalled()
})

/** A file that claims a size, and fails the test when a byte of it is read. */
const unread = (bytes: number, type = '') => {
  const refuse = (): never => expect.unreachable('a byte was read')
  const file = Object.assign(new File([], 'huge', { type }), { slice: refuse, arrayBuffer: refuse, stream: refuse })
  return Object.defineProperty(file, 'size', { value: bytes })
}

test.each([
  ['COVER', 'COVER_TOO_HEAVY'],
  ['AVATAR', 'IMAGE_TOO_HEAVY'],
] as const)(
  'when a picture is too large even to be made smaller, then as %s it is refused unread, unstored and unshown',
  async (purpose, code) => {
    const page = await load()
    await page.pickImage(KEY, unread(1.27 * 1024 ** 3), purpose)
    expect(page.cover()).toMatchObject({ checking: false, preview: '', saveResult: { stored: true } })
    expect(page.cover()?.problems).toMatchObject([{ code }])
    const { readDraftFile } = await import('#src/offline/drafts/draft-files.ts')
    expect(await readDraftFile(KEY)).toBeNull()
    expect(page.api).not.toHaveBeenCalled()
  },
)

test('when a recording is far too large for a cover, then it is said to be no picture, unread', async () => {
  const page = await load()
  await page.pickImage(KEY, unread(1.27 * 1024 ** 3, 'audio/wav'))
  expect(page.cover()?.problems).toMatchObject([{ code: 'COVER_UNREADABLE' }])
})

test('when the database of the browser is silent, then a refusal does not wait for it', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const page = await load()
  const picking = page.pickImage(KEY, jpeg(1399))
  await vi.waitFor(() => expect(page.cover()).toMatchObject({ checking: false, saveResult: { stored: true } }))
  expect(page.cover()?.problems).toMatchObject([{ code: 'COVER_TOO_SMALL' }])
  await picking
  expect(page.cover()?.saveResult).toEqual({ stored: false, reason: 'silent' })
})

test('when the inspection of a cover hangs, then the person can choose it again', async () => {
  const page = await load()
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ job }: { job: number }) {
        const data = { kind: 'PROGRESS', job, loaded: 0 }
        queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })))
      }
      terminate() {}
    },
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const picking = page.pickImage(KEY, jpeg(3000))
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await picking
  expect(page.cover()).toMatchObject({ checking: false, problems: [{ code: 'COVER_NOT_CHECKED' }] })
})

test('when a cover is sent, then without what its notes tell, such as where it was taken', async () => {
  let sent = ''
  const page = await load(async ({ body, ...request }) => {
    sent = await body.text()
    return happyService({ body, ...request })
  })
  await page.pickImage(KEY, jpeg(3000))
  await vi.waitFor(() => expect(page.arrived).toHaveBeenCalledTimes(1))
  expect(sent.endsWith(CLEANED)).toBe(true)
})

test('when a picture is refused, then another can replace it', async () => {
  const page = await load()
  await page.pickImage(KEY, jpeg(1399))
  await page.pickImage(KEY, jpeg(3000))
  await vi.waitFor(() => expect(page.arrived).toHaveBeenCalledTimes(1))
})

test('when an uploaded picture is replaced, then the second is reported too, once for all subscribers', async () => {
  const page = await load()
  page.onUploadFinished(KEY, page.arrived)
  for (const [index, side] of [3000, 1600, 2000].entries()) {
    await page.pickImage(KEY, jpeg(side))
    await vi.waitFor(() => expect(page.arrived).toHaveBeenCalledTimes(index + 1))
    await vi.waitFor(() => expect(page.state()).toBeUndefined())
  }
})

test('when the page reloads during an upload, then the picture is uploaded again', async () => {
  const first = await load(() => new Promise(() => undefined))
  await first.pickImage(KEY, jpeg(3000))
  await vi.waitFor(() => expect(first.state()).toBe('UPLOADING'))
  const second = await load()
  await second.resumePickedImage(KEY, null)
  await vi.waitFor(() => expect(second.arrived).toHaveBeenCalledTimes(1))
})

test('when the page reloads after an upload, then the picture is shown and not uploaded again', async () => {
  const first = await load()
  await first.pickImage(KEY, jpeg(3000))
  await vi.waitFor(() => expect(first.arrived).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const second = await load()
  await second.resumePickedImage(KEY, 'f1')
  expect(second.cover()).toMatchObject({ fileId: 'f1', checking: false })
  expect(second.api).not.toHaveBeenCalled()
})

test('when the page reloads before the draft has the uploaded id, then the picture is uploaded again', async () => {
  const first = await load()
  await first.pickImage(KEY, jpeg(3000))
  await vi.waitFor(() => expect(first.arrived).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const second = await load()
  await second.resumePickedImage(KEY, null)
  await vi.waitFor(() => expect(second.arrived).toHaveBeenCalledTimes(1))
})

test('when a cancelled picture is found after a reload, then it is uploaded only when the person asks for it', async () => {
  const first = await load(() => new Promise(() => undefined))
  await first.pickImage(KEY, jpeg(3000))
  await vi.waitFor(() => expect(first.state()).toBe('UPLOADING'))
  first.cancelDraftUpload(KEY)
  await vi.waitFor(async () => expect(await storedFile()).toMatchObject({ isCancelled: true }))
  const second = await load()
  await second.resumePickedImage(KEY, null)
  expect([second.state(), second.cover()?.checking]).toEqual(['CANCELLED', false])
  expect(second.api).not.toHaveBeenCalled()
  second.retryDraftUpload(KEY)
  await vi.waitFor(() => expect(second.arrived).toHaveBeenCalledTimes(1))
})

test('when a cancelled upload is started again, then a reload starts it as well', async () => {
  const first = await load(() => new Promise(() => undefined))
  await first.pickImage(KEY, jpeg(3000))
  first.cancelDraftUpload(KEY)
  first.retryDraftUpload(KEY)
  await vi.waitFor(() => expect(first.state()).toBe('UPLOADING'))
  const second = await load()
  await second.resumePickedImage(KEY, null)
  await vi.waitFor(() => expect(second.arrived).toHaveBeenCalledTimes(1))
})

test('when a cancelled picture is discarded at once, then it is not found after a reload', async () => {
  const page = await load(() => new Promise(() => undefined))
  await page.pickImage(KEY, jpeg(3000))
  page.cancelDraftUpload(KEY)
  await page.discardPickedImage(KEY)
  expect(await storedFile()).toBeNull()
})

test('when a picture is refused, then a reload shows the present one', async () => {
  const first = await load()
  await first.pickImage(KEY, jpeg(1399))
  const second = await load()
  await second.resumePickedImage(KEY, null)
  expect(second.cover()).toBeUndefined()
})

test('when a picture is discarded, then nothing of it remains', async () => {
  const page = await load(() => new Promise(() => undefined))
  await page.pickImage(KEY, jpeg(3000))
  await page.discardPickedImage(KEY)
  await page.resumePickedImage(KEY, null)
  expect([page.cover(), page.state()]).toEqual([undefined, undefined])
})
