import type { ReleaseRow } from '#backend/tables/releases.ts'
import { createRandom, seedOf } from '#mocks/db/seed/random.ts'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'

type Extras = Pick<
  ReleaseRow,
  | 'alternateGenre'
  | 'alternateSubgenre'
  | 'recordingYear'
  | 'recordingLocation'
  | 'preOrderDate'
  | 'monetization'
  | 'songMonetization'
  | 'assetsRightsClaim'
  | 'manageAssetsSeparately'
>

/** What not everybody tells of a release. Its chances are its own, so that the rest of the catalogue stays as it is. */
export const releaseDetailsOf = (key: string, genre: string, year: number, city: string): Extras => {
  const random = createRandom(seedOf(`release-extras/${key}`))
  const alternateGenre = random.chance(0.3) ? random.pick(GENRES.filter((other) => other !== genre)) : null
  const monetization = random.chance(0.8)
  return {
    alternateGenre,
    alternateSubgenre: alternateGenre === null ? null : random.pick(subgenresOf(alternateGenre)),
    recordingYear: random.chance(0.7) ? year : null,
    recordingLocation: random.chance(0.5) ? city : null,
    preOrderDate: null,
    monetization,
    songMonetization: monetization && random.chance(0.7),
    assetsRightsClaim: monetization ? random.pick(RIGHTS_CLAIMS.filter((claim) => claim !== 'MONETIZE')) : 'NONE',
    manageAssetsSeparately: random.chance(0.05),
  }
}
