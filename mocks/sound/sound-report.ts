import { peaksOf, pieceOf, type Sound } from '#mocks/sound/piece.ts'
import { CLEAN_SOUND, type SoundReport, WAVEFORM_POINTS, writePeaks } from '#src/domain/media/sound-report.ts'

/** How far the average of a piece is below the loudest of each part. */
const BELOW_PEAKS = 9
const inDecibels = (level: number) => Math.round(200 * Math.log10(level)) / 10

/** What would be heard in a piece, found out without playing it. */
export const soundReportOf = (sound: Sound): SoundReport => {
  const peaks = peaksOf(pieceOf(sound), WAVEFORM_POINTS)
  const power = peaks.reduce((sum, peak) => sum + peak ** 2, 0) / peaks.length
  return {
    durationMs: sound.durationMs,
    peak: inDecibels(Math.max(...peaks)),
    loudness: inDecibels(Math.sqrt(power)) - BELOW_PEAKS,
    ...CLEAN_SOUND,
    peaks: writePeaks(peaks),
  }
}
