import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { playPresses } from '#src/shared/page/shell-state.ts'
import type { PlayableTrack } from '#src/shared/player/playable-track.ts'
import { findPlaybackProblem, type PlaybackProblem } from '#src/shared/player/playback-problem.ts'

/** Where a master of an asset can be fetched from now; empty when the asset has another file by now. */
const readFileUrl = async (assetId: string, fileId: string): Promise<string> => {
  const { media, dolbyAtmos } = await queryClient.fetchQuery({
    ...api.assets.get.queryOptions({ assetId }),
    staleTime: 0,
  })
  return [media, dolbyAtmos].find((file) => file?.fileId === fileId)?.url ?? ''
}

/** From and until which second to play, as for a preview. */
export type PlayedPart = { start: number; end: number }

type PlayerState = {
  /** What plays and what comes before and after it; empty when the player is closed. */
  tracks: readonly PlayableTrack[]
  at: number
  part: PlayedPart | null
  /** The address of the page on which it was started. */
  from: string
  status: 'LOADING' | 'PLAYING' | 'PAUSED' | 'FAILED'
  problem: PlaybackProblem | null
  seconds: number
  duration: number
}

const CLOSED: PlayerState = {
  tracks: [],
  at: 0,
  part: null,
  from: '',
  status: 'PAUSED',
  problem: null,
  seconds: 0,
  duration: 0,
}

export const player = createStore<PlayerState>(() => CLOSED)
export const usePlayer = <T>(select: (state: PlayerState) => T): T => useStore(player, select)

export const currentTrack = ({ tracks, at }: PlayerState): PlayableTrack | undefined => tracks[at]

/** How long a server may keep silent before the player says so. */
const SILENT_MS = 6000
let silence: ReturnType<typeof setTimeout> | undefined

const waitForSound = () => {
  clearTimeout(silence)
  silence = setTimeout(() => player.setState({ problem: 'SILENT' }), SILENT_MS)
}

/** Which load is under way: what an earlier one finds out no longer counts. */
let loads = 0

/** An address that is not good any more: the asset is asked for its present one, once. */
const hasNewAddress = async ({ assetId, fileId, url }: PlayableTrack): Promise<boolean> => {
  if (assetId === '') return false
  const fresh = await readFileUrl(assetId, fileId)
  if (fresh === '' || fresh === url) return false
  const { tracks } = player.getState()
  player.setState({ tracks: tracks.map((track) => (track.fileId === fileId ? { ...track, url: fresh } : track)) })
  return true
}

const RENEWAL_MS = 2000

const explainFailure = async () => {
  const track = currentTrack(player.getState())
  if (track === undefined) return
  clearTimeout(silence)
  const load = loads
  const problem = await findPlaybackProblem(track.url)
  const mayBeOutdated = problem === 'LOCKED' || problem === 'MISSING'
  const isRenewed =
    mayBeOutdated && load === loads && (await withTimeout(RENEWAL_MS, hasNewAddress(track)).catch(() => false))
  if (load !== loads) return
  if (isRenewed) startTrack()
  else player.setState({ status: 'FAILED', problem })
}

/** Where to go as soon as the length of the file is known. */
let seekOnLoad: number | null = null

const followElement = (audio: HTMLAudioElement) => {
  const follow = (type: keyof HTMLMediaElementEventMap, act: () => void) =>
    audio.addEventListener(type, () => {
      // A closed player has nothing to tell.
      if (player.getState().tracks.length > 0) act()
    })
  follow('playing', () => {
    clearTimeout(silence)
    player.setState({ status: 'PLAYING', problem: null })
  })
  follow('pause', () => {
    clearTimeout(silence)
    if (player.getState().status !== 'FAILED') player.setState({ status: 'PAUSED', problem: null })
  })
  follow('waiting', () => {
    waitForSound()
    player.setState({ status: 'LOADING' })
  })
  follow('durationchange', () => {
    if (Number.isFinite(audio.duration)) player.setState({ duration: audio.duration })
  })
  follow('loadedmetadata', () => {
    const to = seekOnLoad ?? player.getState().part?.start
    seekOnLoad = null
    if (to !== undefined) audio.currentTime = to
  })
  follow('timeupdate', () => {
    const { part } = player.getState()
    player.setState({ seconds: audio.currentTime })
    if (part === null || audio.currentTime < part.end) return
    player.setState({ part: null })
    audio.pause()
  })
  follow('ended', () => stepTrack(1))
  follow('error', () => void explainFailure())
  return audio
}

let element: HTMLAudioElement | undefined
const audioElement = () => (element ??= followElement(new Audio()))

const resume = () => {
  waitForSound()
  player.setState({ status: 'LOADING', problem: null })
  // A file that cannot be played is told by its event. Refused without a press, the track waits for one.
  audioElement()
    .play()
    .catch((reason: unknown) => {
      if (!(reason instanceof DOMException) || reason.name !== 'NotAllowedError') return
      clearTimeout(silence)
      player.setState({ status: 'PAUSED' })
    })
}

const startTrack = () => {
  const track = currentTrack(player.getState())
  if (track === undefined) return
  loads += 1
  seekOnLoad = null
  const { part } = player.getState()
  player.setState({ seconds: part?.start ?? 0, duration: track.durationMs / 1000 })
  if (track.url === '') {
    audioElement().pause()
    void explainFailure()
    return
  }
  audioElement().src = track.url
  resume()
}

const countPress = () => playPresses.setState(playPresses.getState() + 1)

/** Plays one of these tracks: within the press, as phones demand. The bar comes as soon as its code is there. */
export const playTracks = (tracks: readonly PlayableTrack[], at: number, part: PlayedPart | null = null) => {
  player.setState({ tracks, at, part, from: `${location.pathname}${location.search}` })
  startTrack()
  countPress()
}

export const pausePlayer = () => element?.pause()

/** Pauses what plays or loads; goes on with what is paused; tries again what failed. */
export const togglePlayer = () => {
  const { status, tracks } = player.getState()
  if (tracks.length === 0) return
  countPress()
  if (status === 'FAILED') startTrack()
  else if (status === 'PAUSED') resume()
  else pausePlayer()
}

/** Plays a list from its start, unless something of it is in the player. */
export const playOrPause = (tracks: readonly PlayableTrack[]) => {
  const current = currentTrack(player.getState())
  if (tracks.some(({ fileId }) => fileId === current?.fileId)) togglePlayer()
  else playTracks(tracks, 0)
}

export const seekPlayer = (seconds: number) => {
  const { duration, tracks } = player.getState()
  if (element === undefined || tracks.length === 0) return
  const to = Math.min(Math.max(seconds, 0), duration)
  if (element.readyState === 0) seekOnLoad = to
  else element.currentTime = to
  player.setState({ seconds: to, part: null })
}

/** The track so many places on; after the last one the player stays there, paused. */
export const stepTrack = (step: 1 | -1) => {
  const { tracks, at } = player.getState()
  if (tracks[at + step] === undefined) return player.setState({ status: 'PAUSED' })
  player.setState({ at: at + step, part: null })
  startTrack()
}

export const closePlayer = () => {
  clearTimeout(silence)
  loads += 1
  player.setState(CLOSED)
  playPresses.setState(0)
  element?.pause()
  element?.removeAttribute('src')
  element?.load()
}
