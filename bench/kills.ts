import type { BrowserContext } from '@playwright/test'
import { createRandom, seedOf, uuidOf } from '#mocks/db/seed/random.ts'
import { z } from '#src/contract/zod.ts'
import { queryApi } from '../e2e/fixtures/query-api.ts'
import { openTab } from '../e2e/fixtures/tab.ts'
import type { Endured, Scene } from './endured.ts'
import { standing, whileSaving, whileTyping, whileUploading, whileWaiting } from './kill-scenes.ts'

/** Each release is made under five kills. */
const RELEASES = Number(process.env.RELEASES ?? 20)
/** Another one, and everybody dies at other moments. */
const SEED = process.env.SEED ?? 'endurance'
const counted = z.object({ count: z.int() })

const countOf = async ({ tab, title }: Scene, area: string) =>
  counted.parse(await queryApi(tab.page(), `${area}.list`, { page: 1, perPage: 100, search: title })).count

/** What should be there once, and how often it is. */
const countAll = async (scene: Scene) => {
  const { endured, title } = scene
  const tracks = (await standing(scene))?.tracklist.length
  const [releases, assets] = [await countOf(scene, 'releases'), await countOf(scene, 'assets')]
  if (releases !== 1 || assets !== 1 || tracks !== 1)
    endured.doubled.push(`${title}: ${releases} releases, ${assets} assets, ${tracks} tracks`)
}

/** Tabs that die while somebody types, saves, uploads, and while what waited is sent. */
export const endureKills = async (context: BrowserContext): Promise<Endured> => {
  const endured: Endured = { kills: 0, typing: [], lost: [], doubled: [] }
  for (let count = 0; count < RELEASES; count += 1) {
    const title = `Endurance ${uuidOf(`${SEED}/${count}`).slice(0, 6)}`
    const releaseId = uuidOf(`${SEED}/release/${count}`)
    const address = `/releases/new?format=SINGLE&title=Paper+Boats&step=basics&id=${releaseId}`
    const tab = await openTab(context, address)
    const scene = { tab, random: createRandom(seedOf(title)), title, releaseId, endured }
    for (const part of [whileTyping, whileSaving, whileUploading, whileWaiting]) await part(scene)
    await countAll(scene)
    await tab.close()
  }
  return endured
}
