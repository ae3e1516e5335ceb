import type { AssetProblemField } from '#src/domain/fields.ts'
import { PREVIEW_SECONDS_USUAL } from '#src/domain/limits.ts'
import { error, type Problem } from '#src/domain/problem.ts'

/** The part of a track that stores play, in whole seconds. */
export type PreviewWindow = { start: number; length: number }
/** What is dragged: the window as it is, or one of its edges. */
export type PreviewHandle = 'WHOLE' | 'START' | 'END'

const SHORTEST = 1
const within = (value: number, minimum: number, maximum: number) => Math.min(Math.max(value, minimum), maximum)

/** The length that stores play by default, as late as the track lets it be. */
export const previewWindowAt = (seconds: number, duration: number): PreviewWindow => {
  const length = within(PREVIEW_SECONDS_USUAL, SHORTEST, Math.max(duration, SHORTEST))
  return { start: within(Math.round(seconds), 0, Math.max(duration - length, 0)), length }
}

/**
 * Puts the start of the window, or the edge that is dragged, at a second. The window stays inside the track: as a whole
 * it keeps its length, and an edge stops before the other one.
 */
export const movePreviewWindow = (
  { start, length }: PreviewWindow,
  handle: PreviewHandle,
  seconds: number,
  duration: number,
): PreviewWindow => {
  const to = Math.round(seconds)
  const longest = Math.max(duration, SHORTEST)
  // What was typed may reach beyond the track.
  const fitting = within(length, SHORTEST, longest)
  if (handle === 'WHOLE') return { start: within(to, 0, longest - fitting), length: fitting }
  const first = within(start, 0, longest - SHORTEST)
  if (handle === 'END') return { start: first, length: within(to, first + SHORTEST, longest) - first }
  const end = within(start + length, SHORTEST, longest)
  const moved = within(to, 0, end - SHORTEST)
  return { start: moved, length: end - moved }
}

type Preview = { previewStart: number | null; previewLength: number | null; durationMs: number | null }

const late = (maximum: number) => error('PREVIEW_START_TOO_LATE', 'previewStart', { maximum })
const long = (maximum: number) => error('PREVIEW_LENGTH_TOO_LONG', 'previewLength', { maximum })

/**
 * The part that stores play, in whole seconds: its start cannot exceed the duration less its length, nor its
 * length the duration less its start (catalogue-5). What is missing counts as 0; until there is a master,
 * anything goes. `maximum` is what would do.
 */
export const previewProblems = ({ previewStart, previewLength, durationMs }: Preview): Problem<AssetProblemField>[] => {
  if (durationMs === null) return []
  const seconds = Math.floor(durationMs / 1000)
  const [start, length] = [previewStart ?? 0, previewLength ?? 0]
  if (start + length <= seconds) return []
  // If one of the two is too large by itself, only that one is reported: changing the other would not help.
  const least = previewLength === null ? 0 : 1
  const [startAlone, lengthAlone] = [start > seconds - least, length > seconds]
  const problems: Problem<AssetProblemField>[] = []
  if (previewStart !== null && (startAlone || !lengthAlone))
    problems.push(late(Math.max(0, seconds - (lengthAlone ? least : length))))
  if (previewLength !== null && (lengthAlone || !startAlone))
    problems.push(long(startAlone ? seconds : seconds - start))
  return problems
}
