import { useController, useFormContext } from 'react-hook-form'
import { CreditedArtists } from '#src/shared/picker/credited-artists.tsx'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'
import { ASSET_ARTIST_ROLES } from '#src/domain/artist/role.ts'
import type { AssetValues } from '#src/features/assets/asset-form-values.ts'
import classes from '#src/features/assets/asset-form.module.css'

/** Those it is credited to, with every role an asset knows. */
export const ArtistRolesField = ({ label }: { label: string }) => {
  const { control } = useFormContext<AssetValues>()
  const { field } = useController({ control, name: 'artists' })
  return (
    <div className={classes.artists}>
      <CreditedArtists
        label={label}
        required
        pills
        name="artists"
        credits={field.value}
        roles={ASSET_ARTIST_ROLES}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        error={useFieldMessage('artists')}
      />
    </div>
  )
}
