import type texts from '#locales/en/outbox.json'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'

type What = keyof typeof texts.what
const WHAT: Record<string, What> = {
  'artists.create': 'newArtist',
  'artists.update': 'artist',
  'artists.toggle': 'artistStatus',
  'assets.create': 'newAsset',
  'assets.update': 'asset',
  'labels.create': 'newLabel',
  'labels.update': 'label',
  'labels.toggle': 'labelStatus',
  'people.create': 'newPerson',
  'people.update': 'person',
  'releases.create': 'newRelease',
  'releases.update': 'release',
  'submissions.create': 'submission',
}

export const changeLabelKey = ({ path }: OutboxChange): What => WHAT[path] ?? 'change'
