import { LATENCY_MAX_MS, type Settings } from '#mocks/settings/settings.ts'
import { pause } from '#src/platform/with-timeout.ts'

const SHORTEST_MS = 120
const LONGEST_MS = 400
const BYTES_A_SECOND = 12_000_000
const SLICE_MS = 50

/** A line that is gone, or a sender that gave up. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

type Pace = Pick<Settings, 'latency' | 'jitter'>

/** How long an answer takes; as over a good mobile line unless the settings say otherwise. */
export const latencyOf = ({ latency, jitter }: Pace, random: () => number): number => {
  if (latency === 'none') return 0
  if (latency === 'demo') return SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS)
  return Math.min(Math.max(latency + (random() * 2 - 1) * jitter, 0), LATENCY_MAX_MS)
}

export const wait = async (milliseconds: number, isOpen: () => boolean): Promise<void> => {
  if (!isOpen()) throw new ConnectionLost()
  if (milliseconds > 0) await pause(milliseconds)
  if (!isOpen()) throw new ConnectionLost()
}

/** Waits as long as an answer takes, or breaks as often as the line loses something. */
export const simulateLatency = async (
  settings: Pace & Pick<Settings, 'loss'>,
  isOpen: () => boolean,
  random: () => number,
): Promise<void> => {
  await wait(latencyOf(settings, random), isOpen)
  if (random() * 100 < settings.loss) throw new ConnectionLost()
}

type Upload = Pick<Settings, 'latency' | 'uploadTime' | 'breakUploadsAt'>

const sliceOf = (bytes: number, { latency, uploadTime }: Upload): number => {
  if (uploadTime !== undefined) return Math.ceil(bytes / Math.max(uploadTime / SLICE_MS, 1))
  return latency === 'none' ? bytes : Math.ceil((BYTES_A_SECOND * SLICE_MS) / 1000)
}

/** Sends bytes slice by slice, telling how many have left; breaks off as soon as the line does. */
export const sendInSlices = async (
  bytes: number,
  settings: Upload,
  isOpen: () => boolean,
  onSent: (sent: number) => void,
): Promise<void> => {
  const slice = Math.max(sliceOf(bytes, settings), 1)
  const lastByte = bytes * ((settings.breakUploadsAt ?? Number.POSITIVE_INFINITY) / 100)
  for (let sent = 0; sent < bytes; sent += slice) {
    onSent(Math.min(sent, lastByte))
    if (sent + slice > lastByte) throw new ConnectionLost()
    await wait(settings.latency === 'none' && settings.uploadTime === undefined ? 0 : SLICE_MS, isOpen)
  }
  onSent(bytes)
}
