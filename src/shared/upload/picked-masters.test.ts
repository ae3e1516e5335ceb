import { afterEach, expect, test, vi } from 'vitest'
import { isMasterPending, pickedMaster, pickMaster } from '#src/shared/upload/picked-masters.ts'
import { happyApi, happyService, uploadBrowser } from '#src/shared/upload/testing/upload-test-browser.ts'
import { uploadOf } from '#src/shared/upload/upload-store.ts'

// Its code did not come: the network is gone, or another version was deployed.
vi.mock('#src/shared/upload/check-master.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const KEY = 'night-drive'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['AUDIO', 'media'],
  ['VIDEO', 'media'],
  ['DOLBY_ATMOS', 'dolbyAtmos'],
] as const)(
  'when the check of a master (%s) does not load, then it is not sent, and can be chosen again',
  async (...of) => {
    const [purpose, field] = of
    uploadBrowser(happyService, happyApi)
    await pickMaster(KEY, new File(['RIFF'], 'one.wav'), purpose)
    expect(pickedMaster(KEY)).toMatchObject({ problems: [{ code: 'MASTER_NOT_READ', field }] })
    expect([isMasterPending(KEY), uploadOf(KEY)]).toEqual([false, undefined])
  },
)
