import { type FieldPathByValue, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RELEASE_ARTIST_ROLES, TRACK_ARTIST_ROLES } from '#src/domain/artist/role.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { DisplayArtist, ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { CreditedArtists } from '#src/shared/picker/credited-artists.tsx'

type Props = { name: FieldPathByValue<ReleaseForm, DisplayArtist[]>; field: string }

/** Display artists in the order they are printed, each with the role it plays. */
export const ArtistsField = ({ name, field }: Props) => {
  const { t } = useTranslation('releases')
  const {
    field: { ref, ...input },
  } = useController<ReleaseForm, typeof name>({ name })
  return (
    <CreditedArtists
      {...useFieldMessages(field, name)}
      id={fieldId(field)}
      label={t('field.artists')}
      required
      credits={input.value}
      roles={name === 'artists' ? RELEASE_ARTIST_ROLES : TRACK_ARTIST_ROLES}
      onChange={input.onChange}
      onBlur={input.onBlur}
      ref={ref}
    />
  )
}
