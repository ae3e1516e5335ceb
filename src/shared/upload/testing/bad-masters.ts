import { flacFile, flacFrames, flacHeader } from '#src/domain/media/testing/flac-file.ts'
import { mp4File } from '#src/domain/media/testing/mp4-file.ts'
import {
  between,
  louder,
  only,
  sameOnBothSides,
  samplesOf,
  SILENCE,
  type Sound,
  tone,
} from '#src/domain/media/testing/sounds.ts'
import { chunk, type Format, format, joined, pcm, riff, wavFile } from '#src/domain/media/testing/wav-file.ts'
import type { MasterPurpose } from '#src/shared/media/master.ts'

type BadMaster = { about: string; file: Uint8Array; codes: string[]; purpose?: MasterPurpose }

const SECONDS = 31
// The lowest rate that is taken, so that the files are small.
const good = samplesOf(tone(), SECONDS)
const sound = pcm(good)
const wav = wavFile(good)
const shortFlac = samplesOf(tone(), 6)
const flac = flacFile(shortFlac)
const frames = flacFrames(shortFlac)
const text = (words: string) => new TextEncoder().encode(words)
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const masterOf = (played: Sound, seconds = SECONDS) => wavFile(samplesOf(played, seconds))
const saying = (said: Format) => riff(format(said), chunk('data', sound))
const withBytes = (file: Uint8Array, at: number, ...bytes: number[]) => {
  const changed = file.slice()
  changed.set(bytes, at)
  return changed
}
const spatial = riff(
  format({ sampleRate: 48_000, bitDepth: 24, channels: 4 }),
  chunk('data', new Uint8Array(6 * 48_000 * 12)),
  chunk('chna', new Uint8Array(4)),
  chunk('axml', text('<ebuCoreMain/>')),
)
const HEADER = { frames: shortFlac.left.length, sampleRate: 44_100, bitDepth: 16 }

/** Masters with a defect each, and the codes of the messages they get, in order. */
export const BAD_MASTERS: readonly BadMaster[] = [
  // What is in them
  { about: 'a WAV with nothing wrong', file: wav, codes: [] },
  { about: 'a FLAC with nothing wrong but its length', file: flac, codes: ['AUDIO_SHORT'] },
  { about: 'a WAV of silence', file: masterOf(SILENCE), codes: ['AUDIO_SILENT'] },
  { about: 'a FLAC of silence', file: flacFile(samplesOf(SILENCE, 6)), codes: ['AUDIO_SHORT', 'AUDIO_SILENT'] },
  { about: 'a WAV of noise that nobody hears', file: masterOf(tone(440, 0.0005)), codes: ['AUDIO_SILENT'] },
  { about: 'a WAV that clips', file: masterOf(louder(3, tone(100))), codes: ['AUDIO_CLIPPED'] },
  {
    about: 'a WAV that begins with five seconds of silence',
    file: masterOf(between(5, 99, tone())),
    codes: ['AUDIO_SILENCE_START'],
  },
  {
    about: 'a WAV that ends with five seconds of silence',
    file: masterOf(between(0, 26, tone())),
    codes: ['AUDIO_SILENCE_END'],
  },
  {
    about: 'a WAV with silence at both ends',
    file: masterOf(between(4, 26, tone())),
    codes: ['AUDIO_SILENCE_START', 'AUDIO_SILENCE_END'],
  },
  {
    about: 'a WAV with the same sound in both channels',
    file: masterOf(sameOnBothSides()),
    codes: ['AUDIO_DUAL_MONO'],
  },
  { about: 'a WAV with nothing on the right', file: masterOf(only('LEFT', tone())), codes: ['AUDIO_RIGHT_SILENT'] },
  { about: 'a WAV with nothing on the left', file: masterOf(only('RIGHT', tone())), codes: ['AUDIO_LEFT_SILENT'] },
  { about: 'a WAV of six seconds', file: masterOf(tone(), 6), codes: ['AUDIO_SHORT'] },
  { about: 'a WAV of four seconds', file: masterOf(tone(), 4), codes: ['AUDIO_TOO_SHORT'] },
  // Formats that are not taken
  { about: 'an empty file', file: new Uint8Array(), codes: ['AUDIO_EMPTY'] },
  { about: 'a WAV of one channel', file: saying({ channels: 1 }), codes: ['AUDIO_CHANNELS'] },
  { about: 'a WAV of six channels', file: saying({ channels: 6 }), codes: ['AUDIO_CHANNELS', 'AUDIO_SHORT'] },
  { about: 'a WAV of 8 bit', file: saying({ bitDepth: 8 }), codes: ['AUDIO_BIT_DEPTH'] },
  { about: 'a WAV of 32 bit', file: saying({ bitDepth: 32 }), codes: ['AUDIO_BIT_DEPTH', 'AUDIO_SHORT'] },
  {
    about: 'a WAV of 32 bit in floating point',
    file: saying({ coding: 3, bitDepth: 32 }),
    codes: ['AUDIO_BIT_DEPTH', 'AUDIO_SHORT'],
  },
  { about: 'a WAV of 22.05 kHz', file: saying({ sampleRate: 22_050 }), codes: ['AUDIO_SAMPLE_RATE'] },
  {
    about: 'an MP3 in a WAV',
    file: saying({ coding: 0x55, bitDepth: 0, frameBytes: 1 }),
    codes: ['AUDIO_COMPRESSED'],
  },
  { about: 'ADPCM in a WAV', file: saying({ coding: 2, bitDepth: 4 }), codes: ['AUDIO_COMPRESSED'] },
  // Polyglots and other files
  { about: 'a PNG called .wav', file: png, codes: ['AUDIO_CONTAINER'] },
  { about: 'a text called .wav', file: text('a love song, in words'), codes: ['AUDIO_UNREADABLE'] },
  {
    about: 'a WAV with a ZIP behind it',
    file: joined(wav, text('PK\x03\x04'), new Uint8Array(9000)),
    codes: ['AUDIO_HEADER_WRONG'],
  },
  { about: 'a WAV with a tag behind it', file: joined(wav, text('TAG'), new Uint8Array(125)), codes: [] },
  {
    about: 'a WAV with pictures and words around the sound',
    file: riff(chunk('LIST', new Uint8Array(90_001)), format(good), chunk('data', sound), chunk('id3 ', png)),
    codes: [],
  },
  {
    about: 'a FLAC with a ZIP behind it',
    file: joined(flac, new Uint8Array(9000)),
    codes: ['AUDIO_SHORT', 'AUDIO_HEADER_WRONG'],
  },
  {
    about: 'a text with the mark of FLAC',
    file: text('fLaC and so on, longer than a header has to be'),
    codes: ['AUDIO_UNREADABLE'],
  },
  // Headers that lie
  { about: 'a WAV cut off in the middle', file: wav.subarray(0, wav.length / 2), codes: ['AUDIO_TRUNCATED'] },
  { about: 'a WAV with frames of another size', file: saying({ frameBytes: 3 }), codes: ['AUDIO_HEADER_WRONG'] },
  {
    about: 'a WAV with another speed than its rate',
    file: saying({ bytesPerSecond: 48_000 }),
    codes: ['AUDIO_HEADER_WRONG'],
  },
  {
    about: 'a WAV that claims a tenth of its sound',
    file: riff(format({}), chunk('data', sound, 540_000)),
    codes: ['AUDIO_HEADER_WRONG'],
  },
  {
    about: 'a WAV with no sound at all',
    file: riff(format({}), chunk('data', new Uint8Array())),
    codes: ['AUDIO_UNREADABLE'],
  },
  {
    about: 'a WAV with the sound before its format',
    file: riff(chunk('data', sound), format({})),
    codes: ['AUDIO_UNREADABLE'],
  },
  { about: 'a WAV with no rate', file: saying({ sampleRate: 0 }), codes: ['AUDIO_UNREADABLE'] },
  {
    about: 'a FLAC of more than its header says',
    file: joined(flacHeader({ ...HEADER, frames: 5.5 * 44_100 }), ...frames),
    codes: ['AUDIO_SHORT', 'AUDIO_HEADER_WRONG'],
  },
  {
    about: 'a FLAC of another rate than its header says',
    file: joined(flacHeader({ ...HEADER, sampleRate: 192_000, frames: 192_000 * 6 }), ...frames),
    codes: ['AUDIO_SHORT', 'AUDIO_TRUNCATED'],
  },
  {
    about: 'a FLAC without its second half',
    file: flac.subarray(0, flac.length / 2),
    codes: ['AUDIO_SHORT', 'AUDIO_TRUNCATED'],
  },
  {
    about: 'a FLAC without a frame in the middle',
    file: joined(flacHeader(HEADER), ...frames.slice(0, 20), ...frames.slice(21)),
    codes: ['AUDIO_SHORT', 'AUDIO_DAMAGED'],
  },
  {
    about: 'a FLAC with a bad byte',
    file: withBytes(flac, 150_000, 0xff, 0, 0xff),
    codes: ['AUDIO_SHORT', 'AUDIO_DAMAGED'],
  },
  // Video and Dolby Atmos
  { about: 'a video without sound', file: mp4File({}), codes: ['VIDEO_WITHOUT_SOUND'], purpose: 'VIDEO' },
  {
    about: 'a video that is too small',
    file: mp4File({ width: 160 }),
    codes: ['VIDEO_TOO_SMALL', 'VIDEO_WITHOUT_SOUND'],
    purpose: 'VIDEO',
  },
  {
    about: 'a video of few pictures',
    file: mp4File({ frameRate: 10 }),
    codes: ['VIDEO_FRAME_RATE', 'VIDEO_WITHOUT_SOUND'],
    purpose: 'VIDEO',
  },
  { about: 'a WAV called .mp4', file: wav, codes: ['VIDEO_CONTAINER'], purpose: 'VIDEO' },
  { about: 'a text called .mp4', file: text('a film, in words'), codes: ['VIDEO_UNREADABLE'], purpose: 'VIDEO' },
  { about: 'half a video', file: mp4File({}).subarray(0, 30_000), codes: ['AUDIO_TRUNCATED'], purpose: 'VIDEO' },
  { about: 'a Dolby Atmos master', file: spatial, codes: [], purpose: 'DOLBY_ATMOS' },
  {
    about: 'a stereo master as Dolby Atmos',
    file: wav,
    codes: ['ATMOS_NOT_ADM', 'ATMOS_BIT_DEPTH', 'ATMOS_SAMPLE_RATE', 'ATMOS_CHANNELS'],
    purpose: 'DOLBY_ATMOS',
  },
]

export const GOOD_WAV = wav
