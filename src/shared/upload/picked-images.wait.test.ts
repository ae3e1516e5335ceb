import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { happyApi, happyService, type Service, uploadBrowser } from '#src/shared/upload/testing/upload-test-browser.ts'

const KEY = 'artists/1/image'
const gif = () => new File(['GIF89a and so on'], 'moving.gif')
const jpeg = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 1, 0, 1, 0, 3, ...Array<number>(9).fill(0)])], 'one.jpg')

const load = async (service: Service) => {
  vi.resetModules()
  uploadBrowser(service, happyApi)
  const { pickImage, pickedImages, waitForUpload, discardPickedImage, resumePickedImage, restartForgottenUpload } =
    await import('#src/shared/upload/picked-images.ts')
  const { forgetUploads } = await import('#src/shared/upload/upload-queue.ts')
  const { uploadOf } = await import('#src/shared/upload/upload-store.ts')
  return {
    pick: (file: File) => pickImage(KEY, file, 'AVATAR'),
    arrived: (signal?: AbortSignal) => waitForUpload(KEY, signal),
    problems: () => pickedImages.getState()[KEY]?.problems.map(({ code }) => code),
    state: () => uploadOf(KEY)?.state,
    discard: () => discardPickedImage(KEY),
    resume: () => resumePickedImage(KEY, null, 'AVATAR'),
    restart: () => restartForgottenUpload(KEY, 'AVATAR'),
    forgetUploads,
  }
}

afterEach(() => vi.unstubAllGlobals())

test('when nothing was picked, then there is no wait', async () => {
  expect(await (await load(happyService)).arrived()).toBe(true)
})

test('when a picture is being checked and uploaded, then the wait lasts until it is done', async () => {
  const page = await load(happyService)
  void page.pick(jpeg())
  expect(await page.arrived()).toBe(true)
})

test('when an upload failed, then the result is false', async () => {
  const page = await load(async () => 500)
  void page.pick(jpeg())
  expect(await page.arrived()).toBe(false)
})

test('when the file is no picture, then it is not uploaded and there is no wait', async () => {
  const page = await load(happyService)
  await page.pick(gif())
  expect(page.problems()).toEqual(['IMAGE_UNREADABLE'])
  expect(await page.arrived()).toBe(true)
})

/** The bytes never arrive. */
const silence: Service = () => new Promise(() => undefined)

test('when the upload that is waited for is forgotten, as at a switch of organization, then the result is false', async () => {
  const page = await load(silence)
  const arrived = page.pick(jpeg()).then(() => page.arrived())
  await vi.waitFor(() => expect(page.state()).toBe('UPLOADING'))
  page.forgetUploads()
  expect(await arrived).toBe(false)
  expect(await page.arrived()).toBe(false)
})

test('when the form is left while its picture is waited for, then the result is false', async () => {
  const page = await load(silence)
  const arrived = page.pick(jpeg()).then(() => page.arrived())
  await vi.waitFor(() => expect(page.state()).toBe('UPLOADING'))
  await page.discard()
  expect(await arrived).toBe(false)
  expect(await page.arrived()).toBe(true)
})

test('when the wait is stopped, then it ends, and the upload goes on', async () => {
  const page = await load(silence)
  const stopping = new AbortController()
  const arrived = page.pick(jpeg()).then(() => page.arrived(stopping.signal))
  await vi.waitFor(() => expect(page.state()).toBe('UPLOADING'))
  stopping.abort()
  expect(await arrived).toBe(false)
  expect(page.state()).toBe('UPLOADING')
})

test('when a form that holds the picture of a forgotten upload opens again, then it is uploaded again', async () => {
  const page = await load(silence)
  await page.pick(jpeg())
  page.forgetUploads()
  await page.resume()
  await vi.waitFor(() => expect(page.state()).toBe('UPLOADING'))
})

test('when a form stays open after its upload was forgotten, then its picture can be uploaded again', async () => {
  const page = await load(silence)
  await page.restart()
  expect(page.state()).toBeUndefined()
  await page.pick(jpeg())
  page.forgetUploads()
  expect(page.state()).toBeUndefined()
  await page.restart()
  await vi.waitFor(() => expect(page.state()).toBe('UPLOADING'))
})
