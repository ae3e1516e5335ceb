import i18next from 'i18next'
import { useFormContext } from 'react-hook-form'
import { client } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { isVarious } from '#src/domain/artist/names.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { withContributors } from '#src/domain/contributor/credits.ts'
import { trackPartOf } from '#src/domain/fields.ts'
import type { Problem } from '#src/domain/problem.ts'
import { isSameName } from '#src/domain/text/compare.ts'
import {
  findProblems,
  type DisplayArtist,
  type ReleaseForm,
} from '#src/features/releases/workspace/form/release-form.ts'
import { isSameValue } from '#src/shared/form/field-values.ts'
import { showToast } from '#src/ui/toast.tsx'

const CHANGED = { shouldDirty: true }
const ROUNDS_MAX = 5

type TextPart = Pick<ReleaseForm, 'title' | 'version' | 'explicit'> & { artists: readonly DisplayArtist[] }

/** What a repair changes of a release or of one of its tracks; null where the field has no text of its own. */
const repairPart = <P extends TextPart>(part: P, field: string, { fix, move }: Problem): P => {
  if (fix === undefined) return part
  const flag = move?.to === 'explicit' ? { explicit: move.text === 'true' } : {}
  const version = move?.to === 'version' ? { version: move.text } : {}
  if (field === 'title') return { ...part, ...flag, ...version, title: fix }
  if (field === 'version') return { ...part, ...flag, version: fix }
  return field === 'explicit' ? { ...part, explicit: fix === 'true' } : part
}

type Track = ReleaseForm['tracks'][number]

/** A producer named in a title is credited: on the track of that title, or on all tracks of the release. */
const withProducers = (track: Track, { move }: Problem): Track =>
  move?.to === 'PRODUCER'
    ? { ...track, contributors: withContributors(track.contributors, 'PRODUCER', move.text.split(', ')) }
    : track

/** Artists as a repair credits them: they are in the form already, those of tracks too. */
const creditedArtists = (form: ReleaseForm, credits: NonNullable<Problem['credits']>): ReleaseForm['artists'] => {
  const known = [form, ...form.tracks].flatMap(({ artists }) => artists)
  return credits.flatMap(({ artistId, type }) => {
    const artist = known.find((one) => one.artistId === artistId)
    return artist === undefined ? [] : [{ ...artist, type }]
  })
}

/** The form after a repair. */
const repaired = (form: ReleaseForm, problem: Problem): ReleaseForm => {
  const ofTrack = trackPartOf(problem.field)
  if (ofTrack !== null) {
    const { assetId, name } = ofTrack
    const tracks = form.tracks.map((track) =>
      track.assetId === assetId ? withProducers(repairPart(track, name, problem), problem) : track,
    )
    return { ...form, tracks }
  }
  const [area = ''] = problem.field.split('.')
  const line = area === 'copyrightC' || area === 'copyrightP' ? area : null
  if (line !== null) {
    const { year, text } = form[line]
    const moved = problem.move?.to === 'year' ? problem.move.text : year
    return { ...form, [line]: { year: year === '' ? moved : year, text: problem.fix ?? text } }
  }
  if (problem.credits !== undefined) return { ...form, artists: creditedArtists(form, problem.credits) }
  const part = repairPart(form, area, problem)
  return problem.move?.to === 'PRODUCER'
    ? { ...part, tracks: part.tracks.map((track) => withProducers(track, problem)) }
    : part
}

const partOf = (form: ReleaseForm, { field }: Problem): TextPart | undefined => {
  const ofTrack = trackPartOf(field)
  return ofTrack === null ? form : form.tracks.find(({ assetId }) => assetId === ofTrack.assetId)
}

/** Whether a repair can be taken: nothing is moved over a version that is there already, or to tracks that are not there yet. */
export const canRepair = (form: ReleaseForm, problem: Problem): boolean => {
  if (problem.fix === undefined) return false
  if (problem.move?.to === 'PRODUCER' && form.tracks.length === 0) return false
  const version = partOf(form, problem)?.version.trim() ?? ''
  return problem.move?.to !== 'version' || version === '' || isSameName(version, problem.move.text)
}

/** Whether a repair credits artists by name, whom the catalogue may not have yet. */
const creditsByName = ({ move }: Problem): boolean => move?.to === 'FEATURED' || move?.to === 'PRIMARY'

/** A repair that needs no review by a person, and no new artist. */
const isSafe = (form: ReleaseForm, problem: Problem) =>
  canRepair(form, problem) && problem.isSuggestion !== true && !creditsByName(problem)

export const safeRepairs = (form: ReleaseForm, problems: readonly Problem[]): Problem[] =>
  problems.filter((problem) => isSafe(form, problem))

/** The form after all safe repairs: one at a time, because each may be the end of others. */
export const repairAll = (form: ReleaseForm): ReleaseForm => {
  let current = form
  for (let round = 0; round < ROUNDS_MAX * Math.max(1, form.tracks.length); round += 1) {
    const [next] = safeRepairs(current, findProblems(current))
    if (next === undefined) return current
    current = repaired(current, next)
  }
  return current
}

type Found = { id: string; name: string }

const withGuests = <P extends TextPart>(part: P, found: readonly Found[]): P => {
  const known = part.artists.map(({ artistId }) => artistId)
  const added = found
    .filter(({ id }) => !known.includes(id))
    .map(({ id, name }) => ({ artistId: id, name, image: null, type: 'FEATURED' as const }))
  return { ...part, artists: [...part.artists, ...added] }
}

const withPrimary = (form: ReleaseForm, found: readonly Found[]): ReleaseForm => {
  const primary = found.map(({ id, name }) => {
    const known = form.artists.find(({ artistId }) => artistId === id)
    return { ...(known ?? { artistId: id, name, image: null }), type: 'PRIMARY' as const }
  })
  const guests = form.artists.filter(
    ({ artistId, type }) => !isPrimaryRole(type) && found.every(({ id }) => id !== artistId),
  )
  return { ...form, artists: [...primary, ...guests] }
}

/** The form after a repair that credits these artists: beside those who are there, or in place of its primary ones. */
export const withCredited = (before: ReleaseForm, problem: Problem, found: readonly Found[]): ReleaseForm => {
  const form = repaired(before, problem)
  if (problem.move?.to === 'PRIMARY') return withPrimary(form, found)
  const ofTrack = trackPartOf(problem.field)
  if (ofTrack === null) return withGuests(form, found)
  const tracks = form.tracks.map((track) => (track.assetId === ofTrack.assetId ? withGuests(track, found) : track))
  return { ...form, tracks }
}

/** The artists of these names: those of the organization, and new ones for the others. */
const findOrCreateArtists = (names: readonly string[]): Promise<Found[]> =>
  Promise.all(
    names.map(async (name) => {
      const found = await client.searches.artists.query({ search: name })
      // A repair of how Various Artists are written wants them as they are written here.
      const known = found.find((artist) => (isVarious(name) ? artist.name === name : isSameName(artist.name, name)))
      // Spotify has Various Artists already, and makes no other profile for them.
      const newSpotifyProfile = !isVarious(name)
      return known ?? client.artists.create.mutate({ id: crypto.randomUUID(), name, newSpotifyProfile })
    }),
  )

/** An object as it is now, but for what a repair changed and nobody has changed since. */
const partWithout = <P extends object>(now: P, before: P, after: P, keys: readonly (keyof P)[]): P => {
  const undone = keys.filter((key) => !isSameValue(before[key], after[key]) && isSameValue(now[key], after[key]))
  return Object.assign({ ...now }, ...undone.map((key) => ({ [key]: before[key] })))
}

const RELEASE_PARTS = ['title', 'version', 'explicit', 'artists', 'copyrightC', 'copyrightP'] as const
const TRACK_PARTS = ['title', 'version', 'explicit', 'artists', 'contributors'] as const

/** The form without a repair: what was typed since stays. */
export const withoutRepair = (now: ReleaseForm, before: ReleaseForm, after: ReleaseForm): ReleaseForm => ({
  ...partWithout(now, before, after, RELEASE_PARTS),
  tracks: now.tracks.map((track) => {
    const isIt = ({ assetId }: Track) => assetId === track.assetId
    const [was, became] = [before.tracks.find(isIt), after.tracks.find(isIt)]
    return was === undefined || became === undefined ? track : partWithout(track, was, became, TRACK_PARTS)
  }),
})

/** Repairs the release in the form; the toast offers to undo it. */
export const useRepair = () => {
  const { getValues, setValue } = useFormContext<ReleaseForm>()

  /** Takes over what repairs change, and nothing else: tracks may have been saved or added since. */
  const replace = (form: ReleaseForm) => {
    const parts = new Map(form.tracks.map((track) => [track.assetId, track]))
    for (const field of ['title', 'version'] as const) setValue(field, form[field], CHANGED)
    setValue('explicit', form.explicit, CHANGED)
    setValue('artists', form.artists, CHANGED)
    setValue('copyrightC', form.copyrightC, CHANGED)
    setValue('copyrightP', form.copyrightP, CHANGED)
    const tracks = getValues('tracks').map((track) => {
      const { title, version, explicit, artists, contributors } = parts.get(track.assetId) ?? track
      return { ...track, title, version, explicit, artists, contributors }
    })
    setValue('tracks', tracks, CHANGED)
  }
  const apply = (after: ReleaseForm, title: string) => {
    const before = structuredClone(getValues())
    replace(after)
    const undo = { label: i18next.t('releases:undo'), run: () => replace(withoutRepair(getValues(), before, after)) }
    void showToast({ kind: 'success', title, message: '', action: undo })
  }
  const credit = async (problem: Problem, names: string) => {
    try {
      const found = await findOrCreateArtists(names.split(', '))
      const done = problem.move?.to === 'PRIMARY' ? 'releases:repair.primary' : 'releases:repair.featured'
      apply(withCredited(getValues(), problem, found), i18next.t(done, { names }))
    } catch (error) {
      void showToast({ kind: 'error', title: i18next.t('releases:repair.failed'), message: errorText(error) })
    }
  }
  return {
    repair: (problem: Problem) => {
      if (problem.move !== undefined && creditsByName(problem)) void credit(problem, problem.move.text)
      else apply(repaired(getValues(), problem), i18next.t('releases:repair.done'))
    },
    repairAll: (count: number) => apply(repairAll(getValues()), i18next.t('releases:repair.allDone', { count })),
  }
}
