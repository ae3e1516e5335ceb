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
  const { pickImage, pickedImages, waitForUpload } = await import('#src/shared/upload/picked-images.ts')
  const problems = () => pickedImages.getState()[KEY]?.problems.map(({ code }) => code)
  return { pick: (file: File) => pickImage(KEY, file, 'AVATAR'), arrived: () => waitForUpload(KEY), problems }
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
