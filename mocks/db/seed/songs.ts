import type { Act } from '#mocks/db/seed/organizations.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

export type Song = { title: string; version: string | null; instrumental: boolean }

const SUNG_AGAIN = ['Radio Edit', 'Acoustic', 'Instrumental', 'Demo']
const PLAYED_AGAIN = ['Radio Edit', 'Live', 'Extended Mix']

/** The songs of a release. What follows the song of a single is mostly the same song once more. */
export const songsOf = (random: Random, { as, nextTitle }: Act, format: ReleaseFormat, count: number): Song[] => {
  const played = as.language === NO_LANGUAGE
  const first = { title: nextTitle(), version: null, instrumental: played }
  const versions = random.shuffle(played ? PLAYED_AGAIN : SUNG_AGAIN)
  const others = Array.from({ length: count - 1 }, (_, index): Song => {
    const version = versions[index]
    if (format !== 'SINGLE' || version === undefined || random.chance(0.35))
      return { title: nextTitle(), version: null, instrumental: played }
    return { title: first.title, version, instrumental: played || version === 'Instrumental' }
  })
  return [first, ...others]
}
