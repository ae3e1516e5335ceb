import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { happyApi, happyService, uploadBrowser } from '#src/shared/upload/testing/upload-test-browser.ts'

const NORTH = '00000000-0000-4000-8000-00000000000a'
const SOUTH = '00000000-0000-4000-8000-00000000000b'
const KEY = 'night-drive'
const jpeg = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 1, 0, 1, 0, 3, ...Array<number>(9).fill(0)])], 'one.jpg')
const wav = () => new File(['RIFF'], 'one.wav')

// Whether a master is good is tested beside its check.
vi.mock('#src/shared/upload/check-master.ts', () => ({
  checkMaster: async () => ({ facts: {}, problems: [], sha256: '00' }),
}))

const load = async () => {
  vi.resetModules()
  uploadBrowser(happyService, happyApi)
  const { session } = await import('#src/auth/session/session.ts')
  const { pickImage, pickedImages, isImageUploading } = await import('#src/shared/upload/picked-images.ts')
  const { pickMaster, pickedMaster } = await import('#src/shared/upload/picked-masters.ts')
  const { uploadOf } = await import('#src/shared/upload/upload-store.ts')
  session.setState({ jwt: 'token', organizationId: NORTH })
  return {
    session,
    pick: { picture: () => pickImage(KEY, jpeg(), 'AVATAR'), master: () => pickMaster(KEY, wav(), 'AUDIO') },
    shown: () => pickedImages.get(KEY) ?? pickedMaster(KEY),
    isUploading: () => isImageUploading(KEY),
    upload: () => uploadOf(KEY),
  }
}
let page: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  page = await load()
})
afterEach(() => vi.unstubAllGlobals())

test.each(['picture', 'master'] as const)('when a %s has been checked, then its upload starts', async (kind) => {
  await page.pick[kind]()
  expect(page.upload()).toMatchObject({ fileName: kind === 'picture' ? 'one.jpg' : 'one.wav' })
})

test.each([
  ['picture', 'the organization is switched', { organizationId: SOUTH }],
  ['picture', 'the person signs out', { jwt: null, organizationId: null }],
  ['master', 'the organization is switched', { organizationId: SOUTH }],
  ['master', 'the person signs out', { jwt: null, organizationId: null }],
] as const)('when a %s is being checked while %s, then it is not uploaded for others', async (kind, _what, change) => {
  const picking = page.pick[kind]()
  page.session.setState(change)
  await picking
  expect([page.upload(), page.shown(), page.isUploading()]).toEqual([undefined, undefined, false])
})
