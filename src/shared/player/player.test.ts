import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlayableTrack } from '#src/shared/player/playable-track.ts'

const fresh = vi.hoisted(() => ({ url: '' }))
vi.mock('#src/api/client.ts', () => ({
  api: { assets: { get: { queryOptions: ({ assetId }: { assetId: string }) => ({ assetId }) } } },
}))
vi.mock('#src/api/query-client.ts', () => ({
  queryClient: {
    fetchQuery: async ({ assetId }: { assetId: string }) => ({
      media: { fileId: assetId.replace('asset of ', ''), url: fresh.url },
      dolbyAtmos: null,
    }),
  },
}))

/** An audio element as far as the player uses it. What it is asked to do, it does when the test says so. */
class FakeAudio extends EventTarget {
  static last: FakeAudio | undefined
  currentTime = 0
  duration = Number.NaN
  paused = true
  readyState = 1
  src = ''
  constructor() {
    super()
    FakeAudio.last = this
  }
  emit(type: string) {
    this.dispatchEvent(new Event(type))
  }
  play() {
    this.paused = false
    return Promise.resolve()
  }
  pause() {
    if (this.paused) return
    this.paused = true
    this.emit('pause')
  }
  removeAttribute() {
    this.src = ''
  }
  load() {
    this.currentTime = 0
  }
}

const track = (fileId: string, url = `https://files.liner.test/${fileId}`): PlayableTrack => ({
  fileId,
  assetId: `asset of ${fileId}`,
  title: fileId,
  artists: 'Vela Nera',
  cover: null,
  url,
  durationMs: 200_000,
  peaks: [],
})
const TRACKS = [track('one'), track('two')]

const load = async () => {
  const module = await import('#src/shared/player/player.ts')
  const audio = () => {
    if (FakeAudio.last === undefined) throw new Error('Nothing was played')
    return FakeAudio.last
  }
  return { ...module, audio, state: () => module.player.getState() }
}
const answer = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  fresh.url = ''
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('location', { pathname: '/assets/1', search: '' })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the player', () => {
  test('when a track is pressed, then it plays at once, and says where it is', async () => {
    const { playTracks, audio, state } = await load()
    playTracks(TRACKS, 0)
    expect([audio().src, audio().paused, state().status]).toEqual([TRACKS[0]?.url, false, 'LOADING'])
    audio().duration = 199.5
    audio().emit('durationchange')
    audio().emit('playing')
    audio().currentTime = 12
    audio().emit('timeupdate')
    expect(state()).toMatchObject({ status: 'PLAYING', seconds: 12, duration: 199.5, from: '/assets/1' })
  })

  test('when a track ends, then it goes on with the next, and pauses after the last', async () => {
    const { playTracks, audio, state } = await load()
    playTracks(TRACKS, 0)
    audio().emit('ended')
    expect([state().at, audio().src]).toEqual([1, TRACKS[1]?.url])
    audio().pause()
    audio().emit('ended')
    expect(state()).toMatchObject({ at: 1, status: 'PAUSED' })
  })

  test('when a preview ends, then it stops', async () => {
    const { playTracks, audio, state } = await load()
    playTracks(TRACKS, 0, { start: 60, end: 90 })
    audio().emit('loadedmetadata')
    expect(audio().currentTime).toBe(60)
    audio().emit('playing')
    audio().currentTime = 90.1
    audio().emit('timeupdate')
    expect([audio().paused, state().status, state().part]).toEqual([true, 'PAUSED', null])
  })

  test('when it is moved too far, then it stays within the track', async () => {
    const { playTracks, seekPlayer, audio } = await load()
    playTracks(TRACKS, 0)
    seekPlayer(-3)
    expect(audio().currentTime).toBe(0)
    seekPlayer(500)
    expect(audio().currentTime).toBe(200)
  })

  test('when it is moved before the file is there, then it goes there once the file is', async () => {
    const { playTracks, seekPlayer, audio } = await load()
    playTracks(TRACKS, 0)
    audio().readyState = 0
    seekPlayer(90)
    expect(audio().currentTime).toBe(0)
    audio().emit('loadedmetadata')
    expect(audio().currentTime).toBe(90)
  })

  test('when the server is silent, then it says so, and takes it back once the sound comes', async () => {
    const { playTracks, audio, state } = await load()
    playTracks(TRACKS, 0)
    await vi.advanceTimersByTimeAsync(6000)
    expect(state()).toMatchObject({ status: 'LOADING', problem: 'SILENT' })
    audio().emit('playing')
    expect(state()).toMatchObject({ status: 'PLAYING', problem: null })
  })

  test.each([
    [403, 'LOCKED'],
    [404, 'MISSING'],
    [500, 'FAILED'],
    [200, 'UNPLAYABLE'],
  ])('when a file is answered with %i, then its problem is %s', async (status, problem) => {
    vi.stubGlobal('fetch', answer(status))
    const { playTracks, audio, state } = await load()
    playTracks(TRACKS, 0)
    audio().emit('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({ status: 'FAILED', problem })
  })

  test('when there is no network, or no file, then it says so at once', async () => {
    const { playTracks, audio, state } = await load()
    vi.stubGlobal('navigator', { onLine: false })
    playTracks(TRACKS, 0)
    audio().emit('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(state().problem).toBe('OFFLINE')
    vi.stubGlobal('navigator', { onLine: true })
    playTracks([track('none', '')], 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({ status: 'FAILED', problem: 'MISSING' })
  })

  test('when the address of a file is no longer good, then it asks for the present one, once', async () => {
    vi.stubGlobal('fetch', answer(403))
    fresh.url = 'https://files.liner.test/new'
    const { playTracks, audio, state } = await load()
    playTracks(TRACKS, 0)
    audio().emit('error')
    await vi.advanceTimersByTimeAsync(0)
    expect([audio().src, state().status]).toEqual([fresh.url, 'LOADING'])
    // Once: the new one is refused as well.
    audio().emit('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({ status: 'FAILED', problem: 'LOCKED' })
  })

  test('when a track fails and another is pressed meanwhile, then it forgets the failure', async () => {
    let refuse: (reason: Error) => void = () => undefined
    const asked = new Promise<Response>((_, reject) => {
      refuse = reject
    })
    vi.stubGlobal('fetch', () => asked)
    const { playTracks, audio, state } = await load()
    playTracks(TRACKS, 0)
    audio().emit('error')
    playTracks(TRACKS, 1)
    refuse(new TypeError('no route'))
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({ at: 1, status: 'LOADING', problem: null })
  })

  test('when it is closed, then it is silent and empty', async () => {
    const { playTracks, closePlayer, audio, state } = await load()
    playTracks(TRACKS, 0)
    audio().emit('playing')
    closePlayer()
    expect([state().tracks, audio().paused, audio().src]).toEqual([[], true, ''])
    audio().emit('ended')
    expect(state().tracks).toEqual([])
  })
})
