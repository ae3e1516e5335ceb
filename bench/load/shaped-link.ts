import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type LinkProfile = { kilobits: number; roundTripMs: number }
/** A phone on a mobile network. */
export const SLOW: LinkProfile = { kilobits: 1600, roundTripMs: 150 }

/** A new connection takes two round trips more, for TCP and TLS. */
const ROUND_TRIPS_OF_NEW = 3
const TICK_MS = 8
/** The link does not send faster later because nothing was sent for a while. */
const SAVED_MS = 60
const PACKETS_BYTES = 2920

type Transfer = { response: ServerResponse; body: Buffer; sent: number; done: () => void }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** All answers of a server share its bandwidth, those to a service worker too, which a browser's throttling leaves out. */
export class ShapedLink {
  #profile: LinkProfile | null = null
  #timer: NodeJS.Timeout | undefined
  #transfers: Transfer[] = []
  readonly #known = new WeakSet<Socket>()

  /** Without a profile, everything is sent at once. */
  shape(profile: LinkProfile | null) {
    this.#profile = profile
  }

  async send(response: ServerResponse, socket: Socket, body: Buffer) {
    const profile = this.#profile
    if (profile !== null) await wait(profile.roundTripMs * (this.#known.has(socket) ? 1 : ROUND_TRIPS_OF_NEW))
    this.#known.add(socket)
    if (response.destroyed) return
    response.flushHeaders()
    if (profile === null || body.length === 0) {
      response.end(body)
      return
    }
    await new Promise<void>((done) => {
      this.#transfers.push({ response, body, sent: 0, done })
      this.#start(profile)
    })
  }

  #start({ kilobits }: LinkProfile) {
    if (this.#timer !== undefined) return
    const bytesPerMs = kilobits / 8
    let [at, credit] = [performance.now(), 0]
    this.#timer = setInterval(() => {
      const now = performance.now()
      credit = Math.min(credit + bytesPerMs * (now - at), bytesPerMs * SAVED_MS)
      at = now
      while (credit > 0) {
        const transfer = this.#transfers.shift()
        if (transfer === undefined) break
        credit -= this.#sendPart(transfer)
      }
      if (this.#transfers.length > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }, TICK_MS)
  }

  /** The transfers take turns. */
  #sendPart(transfer: Transfer): number {
    const { response, body, sent, done } = transfer
    const part = body.subarray(sent, sent + PACKETS_BYTES)
    transfer.sent += part.length
    if (!response.destroyed) response.write(part)
    if (response.destroyed || transfer.sent >= body.length) {
      response.end()
      done()
    } else this.#transfers.push(transfer)
    return part.length
  }
}
