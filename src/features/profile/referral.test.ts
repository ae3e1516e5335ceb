import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from '#src/features/profile/referral.tsx'

afterEach(() => vi.unstubAllGlobals())

test('when the user closes the share sheet, then it is no error', async () => {
  const share = vi.fn<(data: unknown) => Promise<void>>().mockRejectedValue(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', { share })
  await expect(shareLink('https://liner.test/invite/A', 'Come')).resolves.toBeUndefined()
  expect(share).toHaveBeenCalledWith({ url: 'https://liner.test/invite/A', title: 'Come' })
})
