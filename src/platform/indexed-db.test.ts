import { expect, test, vi } from 'vitest'
import { fileFrom, isStoredFile, type StoredFile, storeFile } from '#src/platform/indexed-db.ts'

const master = new File(['RIFF'], 'one.wav', { type: 'audio/wav', lastModified: 1234 })
const refusing = (name: string) =>
  vi.fn<(stored: StoredFile) => Promise<StoredFile>>(async (stored) => {
    if (stored instanceof Blob) throw new DOMException('BlobURLs are not yet supported', name)
    return stored
  })

test('when the browser stores files, then the file is stored as it is', async () => {
  expect(await storeFile(master, async (stored) => stored)).toBe(master)
})

test.each(['DataCloneError', 'UnknownError'])(
  'when it refuses files with %s, then the bytes are stored',
  async (name) => {
    const stored = await storeFile(master, refusing(name))
    expect(isStoredFile(stored)).toBe(true)
    const file = fileFrom(stored)
    expect(file).toBeInstanceOf(File)
    expect(file).toMatchObject({ name: 'one.wav', type: 'audio/wav', lastModified: 1234 })
    expect(await file.text()).toBe('RIFF')
  },
)

test('when a file without a name is stored, then it is read back with its type', async () => {
  const stored = await storeFile(new Blob(['x'], { type: 'image/webp' }), refusing('DataCloneError'))
  expect(fileFrom(stored)).not.toBeInstanceOf(File)
  expect(fileFrom(stored).type).toBe('image/webp')
})

test('when a file does not fit, then it is not tried again', async () => {
  const put = refusing('QuotaExceededError')
  await expect(storeFile(master, put)).rejects.toThrow('not yet supported')
  expect(put).toHaveBeenCalledTimes(1)
})

test.each([null, 'text', { bytes: 'text' }, { blob: master }])(
  'when a value is %o, then it is not recognised as a stored file',
  (value) => {
    expect(isStoredFile(value)).toBe(false)
  },
)
