import type { TRPCBuiltRouter, TRPCDefaultErrorShape, TRPCQueryProcedure } from '@trpc/server'

const RELEASES = 500
const TRACKS = 2000
export const PAGE_SIZE = 20

const COLORS = 'Amber Basalt Cinder Delta Ember Fjord Glass Harbor Indigo Juniper Kite Lunar Meadow Nova'.split(' ')
const THINGS = 'Echo Signal Garden Static Motion Parade Letters Machine Avenue Season Harvest'.split(' ')
const STATES = ['draft', 'in review', 'approved', 'delivered', 'taken down']

/** The same number for the same seed, without an order that a reader sees. */
const mix = (seed: number) => Math.floor(((seed * 2_654_435_761) % 4_294_967_296) / 65_536)
const pick = (list: readonly string[], seed: number): string => list[mix(seed) % list.length] ?? ''

const makeRelease = (_: unknown, index: number) => ({
  id: String(index + 1),
  title: `${pick(THINGS, index)} of ${pick(COLORS, index + 7)}`,
  artist: `${pick(COLORS, index + 31)} ${pick(THINGS, index + 17)}`,
  upc: String(1_000_000_000_000 + mix(index) * 7919),
  status: pick(STATES, index + 3),
  date: `202${mix(index) % 7}-0${1 + (mix(index) % 9)}-1${mix(index) % 10}`,
  trackCount: 1 + (mix(index) % 14),
  streams: mix(index) * 76,
})
const makeTrack = (_: unknown, index: number) => ({
  releaseId: String(1 + (index % RELEASES)),
  title: `${pick(COLORS, index + 5)} ${pick(THINGS, index + 11)}`,
  isrc: `ITXX126${String(index).padStart(5, '0')}`,
})

const releases = Array.from({ length: RELEASES }, makeRelease)
const tracks = Array.from({ length: TRACKS }, makeTrack)

export type ListInput = { page: number; search: string }
type GetInput = { id: string }

const listReleases = ({ page, search }: ListInput) => {
  const found = releases.filter(({ title, artist }) => `${title}${artist}`.toLowerCase().includes(search.toLowerCase()))
  return { total: found.length, releases: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

const getRelease = ({ id }: GetInput) => {
  const release = releases.find((each) => each.id === id)
  if (release === undefined) throw new Error('NOT_FOUND')
  return { ...release, tracks: tracks.filter(({ releaseId }) => releaseId === id) }
}

export type Release = ReturnType<typeof getRelease>

type Query<Input, Output> = TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }>

export type FloorRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: TRPCDefaultErrorShape; transformer: false },
  { releases: { list: Query<ListInput, ReturnType<typeof listReleases>>; get: Query<GetInput, Release> } }
>

const isListInput = (input: unknown): input is ListInput =>
  typeof input === 'object' && input !== null && 'page' in input && 'search' in input
const isGetInput = (input: unknown): input is GetInput => typeof input === 'object' && input !== null && 'id' in input

/** Answers a call of the router. */
export const answerCall = (path: string, input: unknown): unknown => {
  if (path === 'releases.list' && isListInput(input)) return listReleases(input)
  if (path === 'releases.get' && isGetInput(input)) return getRelease(input)
  throw new Error(`There is no ${path}`)
}
