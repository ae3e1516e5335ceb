import { Link } from '@tanstack/react-router'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import type { Problem } from '#src/domain/problem.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import classes from '#src/features/releases/workspace/fields/repair-button.module.css'

/** Leads to the artist whose page mends a problem, for those who may change it. The draft of the release stays. */
export const ArtistLink = ({ problem: { code, values } }: { problem: Problem }) => {
  const { t } = useTranslation('releases')
  const { getValues } = useFormContext<ReleaseForm>()
  const mayChange = useHasPermission('MANAGE_ARTIST')
  if (code !== 'ARTIST_PROFILE_MISSING' || !mayChange) return null
  const artist = getValues('artists').find(({ name }) => name === values?.['name'])
  if (artist === undefined) return null
  return (
    <Link
      to="/artists/$artistId"
      params={{ artistId: artist.artistId }}
      search={{ edit: true }}
      data-text-button
      className={classes.repair}
    >
      {t('openArtist', { name: artist.name })}
    </Link>
  )
}
