import i18next from 'i18next'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Asset, Media } from '#src/contract/assets.ts'
import { UPLOAD_BYTES_MAX } from '#src/domain/media/upload-purpose.ts'
import { titleFromFileName, titlesFromFileNames } from '#src/domain/metadata/title-from-file-name.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { matchMasters } from '#src/domain/release/match-masters.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { type TrackForm, trackFromAsset } from '#src/features/releases/workspace/form/track-form.ts'
import {
  deleteDraftFile,
  markDraftFileCancelled,
  saveDraftFile,
  readDraftFile,
} from '#src/offline/drafts/draft-files.ts'
import { moveItem } from '#src/shared/list/move-item.ts'
import { purposeOf } from '#src/shared/media/master.ts'
import { discardPickedMaster, pickedMaster, pickMaster } from '#src/shared/upload/picked-masters.ts'
import { uploadOf } from '#src/shared/upload/upload-store.ts'
import { showToast } from '#src/ui/toast.tsx'

const trackFormat = ({ format }: Pick<ReleaseForm, 'format'>) => (format === 'VIDEO' ? 'VIDEO' : 'TRACK')

/** A track for a picked file, prefilled with what it most likely shares with its release. */
export const newTrack = (assetId: string, fileName: string, release: ReleaseForm): TrackForm => ({
  assetId,
  revision: null,
  format: trackFormat(release),
  title: titleFromFileName(fileName),
  version: '',
  artists: release.artists,
  composer: [],
  lyricist: [],
  contributors: [],
  isrc: '',
  explicit: release.explicit,
  language: release.defaultLanguage,
  metadataLanguage: '',
  lyrics: '',
  previewStart: '',
  previewLength: '',
  media: null,
  instantGratification: false,
  rightsClaim: '',
  keptSpellings: [],
})

type AddedTrack = Pick<TrackForm, 'assetId' | 'revision'>

/** The tracks that were added to a release since it was saved, and are saved as assets already: they outlive its draft. */
export const savedAddedTracks = <T extends AddedTrack>(
  tracks: readonly T[],
  savedTracks: readonly Pick<AddedTrack, 'assetId'>[],
): T[] => {
  const saved = new Set(savedTracks.map(({ assetId }) => assetId))
  return tracks.filter(({ assetId, revision }) => revision !== null && !saved.has(assetId))
}

export type Credits = Pick<TrackForm, 'artists' | 'composer' | 'lyricist' | 'contributors'>

export const creditsOf = ({ artists, composer, lyricist, contributors }: TrackForm): Credits => ({
  artists,
  composer,
  lyricist,
  contributors,
})

const isFilledIn = ({ composer, lyricist, contributors }: Credits) =>
  [composer, lyricist, contributors].some((credited) => credited.length > 0)

/** Whether the credits of a track give something to another: each has its artists from the start, and they alone would only erase the rest. */
export const canCopyCredits = (from: Credits, to: Credits): boolean =>
  isFilledIn(from) || (from.artists.length > 0 && !isFilledIn(to))

/** The tracks whose credits can be copied to this one, and those that can take its own. */
export const creditCopies = (tracks: readonly TrackForm[], assetId: string) => {
  const at = tracks.findIndex((track) => track.assetId === assetId)
  const own = tracks[at]
  const others = tracks.filter((track) => track.assetId !== assetId)
  const sources = own === undefined ? [] : others.filter((track) => canCopyCredits(track, own))
  return {
    sources,
    targets: own === undefined ? [] : others.filter((track) => canCopyCredits(own, track)),
    /** The nearest before it, as a track most often has the credits of the one above. */
    nearest: sources.findLast((source) => tracks.indexOf(source) < at) ?? sources[0],
  }
}

/** The tracks with new credits for those that `credits` names. */
export const withCredits = (tracks: readonly TrackForm[], credits: ReadonlyMap<string, Credits>): TrackForm[] =>
  tracks.map((track) => ({ ...track, ...credits.get(track.assetId) }))

type Track = Pick<TrackForm, 'assetId' | 'format'>

/** Reads and uploads a picked master, and stores it with the draft; one that is too large is refused without reading it. */
const addTrackFile = async ({ assetId, format }: Track, file: File) => {
  const purpose = purposeOf(format)
  const picking = pickMaster(assetId, file, purpose)
  if (file.size <= UPLOAD_BYTES_MAX[purpose]) await saveDraftFile(assetId, file)
  // A large file may be stored after its upload began, and was cancelled.
  if (uploadOf(assetId)?.state === 'CANCELLED') await markDraftFileCancelled(assetId, true)
  await picking
}

/** After a reload, uploads a picked master again that had not arrived, unless that was cancelled. */
export const resumeTrackFile = async ({ assetId, format }: Track) => {
  if (pickedMaster(assetId) !== undefined) return
  const found = await readDraftFile(assetId)
  if (found !== null) await pickMaster(assetId, found.file, purposeOf(format), found.isCancelled)
}

export const discardTrackFile = (assetId: string) => {
  discardPickedMaster(assetId)
  void deleteDraftFile(assetId)
}

/** Whether a track has no master: none was picked, or the one that was is refused. */
const isWaiting = ({ assetId, media }: TrackForm): boolean => {
  const picked = pickedMaster(assetId)
  return media === null && (picked === undefined || hasErrors(picked.problems))
}

const placedText = (matched: number, added: number): string => {
  if (matched === 0) return i18next.t('releases:tracks.noneMatched', { count: added })
  const text = i18next.t('releases:tracks.matched', { count: matched })
  return added === 0 ? text : i18next.t('releases:tracks.matchedAndNew', { matched: text, count: added })
}

const CHANGED = { shouldDirty: true, shouldTouch: true }

/** The tracklist and the changes to it. */
export const useTracks = () => {
  const { control, getValues, setValue } = useFormContext<ReleaseForm>()
  const tracks = useWatch({ control, name: 'tracks' })
  const change = (next: TrackForm[]) => setValue('tracks', next, CHANGED)

  /** Files go to the tracks that wait for a master; those that fit none become new tracks. */
  const addFiles = (files: readonly File[]) => {
    const release = getValues()
    const format = trackFormat(release)
    const candidates = release.tracks.map((track) => ({
      ...track,
      isWaiting: track.format === format && isWaiting(track),
    }))
    const fileNames = files.map(({ name }) => name)
    const titles = titlesFromFileNames(fileNames)
    const matches = matchMasters(fileNames, candidates)
    const placed = files.map((file, index) => {
      const waiting = release.tracks.find(({ assetId }) => assetId === matches.get(index))
      const added = { ...newTrack(crypto.randomUUID(), file.name, release), title: titles[index] ?? '' }
      return { file, isNew: waiting === undefined, track: waiting ?? added }
    })
    const added = placed.filter(({ isNew }) => isNew)
    // A file that was refused gives way.
    for (const { isNew, track } of placed) if (!isNew) discardTrackFile(track.assetId)
    change([...release.tracks, ...added.map(({ track }) => track)])
    for (const { file, track } of placed) void addTrackFile(track, file)
    if (candidates.every((track) => !track.isWaiting)) return
    const title = placedText(placed.length - added.length, added.length)
    void showToast({ kind: matches.size === 0 ? 'info' : 'success', title, message: '' })
  }
  const setMedia = (assetId: string, media: Media | null) => {
    discardTrackFile(assetId)
    change(getValues('tracks').map((track) => (track.assetId === assetId ? { ...track, media } : track)))
  }
  const replaceFile = (assetId: string, file: File) => {
    setMedia(assetId, null)
    const track = getValues('tracks').find((each) => each.assetId === assetId)
    if (track !== undefined) void addTrackFile(track, file)
  }
  const addAssets = (assets: readonly Asset[]) => change([...getValues('tracks'), ...assets.map(trackFromAsset)])
  const move = (from: number, to: number) => change(moveItem(getValues('tracks'), from, to))
  const remove = (assetId: string) => {
    const tracks = getValues('tracks')
    const at = tracks.findIndex((track) => track.assetId === assetId)
    const removed = tracks[at]
    if (removed === undefined) return
    const file = pickedMaster(assetId)?.file
    discardTrackFile(assetId)
    change(tracks.toSpliced(at, 1))
    const restore = () => {
      change(getValues('tracks').toSpliced(at, 0, removed))
      if (file !== undefined) void addTrackFile(removed, file)
    }
    const title = i18next.t('releases:tracks.removed', {
      title: removed.title.trim() || i18next.t('releases:tracks.untitled'),
    })
    const action = { label: i18next.t('releases:undo'), run: restore }
    void showToast({ kind: 'success', title, message: '', action })
  }
  return { tracks, addFiles, replaceFile, restoreMaster: setMedia, addAssets, move, remove }
}
