import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseContent, TrackContent } from '#src/contract/releases.ts'
import { contentChanges, type TrackChange } from '#src/domain/release/content.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { useReleaseFieldText, useTrackFieldText } from '#src/shared/release/release-field-text.ts'
import { IconArrowRight } from '#src/ui/icons.ts'
import classes from '#src/shared/release/change-list.module.css'

/** What a field was, and what it is; `changes` must be loaded. */
export const OldAndNew = ({ before, after }: { before: ReactNode; after: ReactNode }) => {
  const { t } = useTranslation('changes')
  const shown = (value: ReactNode) => (value === '' ? <i className={classes.empty}>{t('empty')}</i> : value)
  return (
    <dd className={classes.values}>
      <del className={classes.before}>
        <VisuallyHidden>{t('was')} </VisuallyHidden>
        {shown(before)}
      </del>
      <IconArrowRight size={16} aria-hidden className={classes.arrow} />
      <ins className={classes.after}>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {shown(after)}
      </ins>
    </dd>
  )
}

const COVER_PX = 96

const placesOf = ({ before, after, isMoved }: TrackChange<TrackContent>) =>
  isMoved && before !== null && after !== null ? { from: before.position, to: after.position } : null

const ChangedTrack = ({ change }: { change: TrackChange<TrackContent> }) => {
  const { t } = useTranslation('changes')
  const textOf = useTrackFieldText()
  const { before, after, fields } = change
  const shown = after ?? before
  const places = placesOf(change)
  if (shown === null) return null
  return (
    <div className={classes.track}>
      <h4>{t('track', { number: shown.position, title: shown.track.title })}</h4>
      {before === null && <p>{t('added')}</p>}
      {after === null && <p>{t('removed')}</p>}
      {places !== null && <p>{t('moved', places)}</p>}
      {before !== null && after !== null && fields.length > 0 && (
        <dl className={classes.changes}>
          {fields.map((field) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <OldAndNew before={textOf(field, before.track)} after={textOf(field, after.track)} />
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

type Props = { before: ReleaseContent; after: ReleaseContent }

/** What differs between two states of a release: field by field, then track by track. */
export const ChangeList = ({ before, after }: Props) => {
  const { t } = useTranslation('releases')
  const textOf = useReleaseFieldText()
  const { fields, tracks } = contentChanges(before, after)
  const picture = ({ cover, title }: ReleaseContent) =>
    cover === null ? '' : <Cover url={cover.url} title={title} size={COVER_PX} />
  return (
    <>
      {fields.length > 0 && (
        <dl className={classes.changes}>
          {fields.map((field) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              {field === 'cover' ? (
                <OldAndNew before={picture(before)} after={picture(after)} />
              ) : (
                <OldAndNew before={textOf(field, before, '')} after={textOf(field, after, '')} />
              )}
            </div>
          ))}
        </dl>
      )}
      {tracks.map((change) => (
        <ChangedTrack key={change.assetId} change={change} />
      ))}
    </>
  )
}
