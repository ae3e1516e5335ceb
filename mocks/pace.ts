const SHORTEST_MS = 120
const LONGEST_MS = 400
const BYTES_A_SECOND = 12_000_000
const SLICE_MS = 50

/** A line that is gone, or a sender that gave up. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** As long as an answer takes over a good mobile line. */
export const travelTime = (random: () => number): number => SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS)

export const wait = async (milliseconds: number, isOpen: () => boolean): Promise<void> => {
  if (!isOpen()) throw new Broken()
  if (milliseconds > 0) await pause(milliseconds)
  if (!isOpen()) throw new Broken()
}

/** Sends bytes slice by slice, telling how many have left; breaks off as soon as the line does. */
export const sendInSlices = async (
  bytes: number,
  isOpen: () => boolean,
  onSent: (sent: number) => void,
): Promise<void> => {
  const slice = Math.ceil((BYTES_A_SECOND * SLICE_MS) / 1000)
  for (let sent = 0; sent < bytes; sent += slice) {
    onSent(sent)
    await wait(SLICE_MS, isOpen)
  }
  onSent(bytes)
}
