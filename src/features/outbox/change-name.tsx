import { useTranslation } from 'react-i18next'
import type texts from '#locales/en/outbox.json'
import { isOfflineMutation, type OfflineMutationPath } from '#src/api/offline-mutations.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'

const LABELS: Record<OfflineMutationPath, keyof typeof texts.what> = {
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

type Props = { change: Pick<OutboxChange, 'path' | 'title'> }

/** What a change is, and what the person calls it. */
export const ChangeName = ({ change: { path, title } }: Props) => {
  const { t } = useTranslation('outbox')
  return (
    <>
      {t(`what.${isOfflineMutation(path) ? LABELS[path] : 'change'}`)}: <bdi>{title}</bdi>
    </>
  )
}
