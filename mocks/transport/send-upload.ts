import { sendInSlices, wait } from '#mocks/latency.ts'
import { readSettings } from '#mocks/settings/stored-settings.ts'
import type { Progress } from '#mocks/transport/upload-progress.ts'

/** Takes as long as the bytes of a request take, and shows how many have left; rejects when the line breaks. */
export const sendUpload = async (
  { bytes, signal }: { bytes: number; signal: AbortSignal },
  progress: Progress,
  isReachable: () => boolean,
): Promise<void> => {
  const isOpen = () => isReachable() && !signal.aborted
  try {
    await wait(0, isOpen)
    await sendInSlices(bytes, readSettings(), isOpen, (sent) => progress.show(sent, bytes))
  } catch (error) {
    progress.fail()
    throw error
  }
}
