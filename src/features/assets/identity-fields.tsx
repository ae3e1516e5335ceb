import { useFormContext, useWatch, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ASSET_ARTIST_ROLES } from '#src/domain/artist/role.ts'
import { CATALOG_TIERS, ASSET_FORMATS, type AssetFormat } from '#src/domain/asset/format.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import type { AssetValues } from '#src/features/assets/asset-form-values.ts'
import { useFieldMessage, type FieldLabels, useFieldLabels } from '#src/shared/form/field-texts.ts'
import { ChoiceField } from '#src/shared/form/fields/choice-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { CreditedArtists } from '#src/shared/picker/credited-artists.tsx'
import classes from '#src/shared/form/entity-form.module.css'

export type AssetFieldLabels = FieldLabels & { media: string }

/** The label of each field; the file of a video has another one than that of a recording. */
export const useAssetFieldLabels = (format: AssetFormat): AssetFieldLabels => {
  const names = useFieldLabels()
  return { ...names, media: format === 'VIDEO' ? names.video : names.media }
}

/** The credited artists, with every role that an asset knows. */
const ArtistRolesField = ({ label }: { label: string }) => {
  const { control } = useFormContext<AssetValues>()
  const {
    field: { ref, ...field },
  } = useController({ control, name: 'artists' })
  return (
    <div className={classes.wide}>
      <CreditedArtists
        label={label}
        required
        pills
        name="artists"
        credits={field.value}
        roles={ASSET_ARTIST_ROLES}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={ref}
        error={useFieldMessage('artists')}
      />
    </div>
  )
}

const ANSWERS = ['true', 'false'] as const

type IdentityProps = {
  names: AssetFieldLabels
  /** A store knows the recording by its code. */
  isIsrcFrozen: boolean
}

/** Title, credits and identifiers. */
export const IdentityFields = ({ names, isIsrcFrozen }: IdentityProps) => {
  const { t } = useTranslation(['entities', 'lists'])
  const { control } = useFormContext<AssetValues>()
  const hasFile = useWatch({ control, name: 'media' }) !== null
  const answers = ANSWERS.map((answer) => ({ value: answer, label: t(answer === 'true' ? 'yes' : 'no') }))
  return (
    <>
      <TextField name="title" label={names.title} required />
      <TextField name="version" label={names.version} />
      <ArtistRolesField label={names.artists} />
      <ChoiceField
        name="format"
        label={names.format}
        required
        options={ASSET_FORMATS.map((format) => ({ value: format, label: t(`lists:format.${format}`) }))}
        disabled={hasFile}
        description={hasFile ? t('hint.formatOfFile') : undefined}
      />
      <ChoiceField name="explicit" label={names.explicit} options={answers} />
      <TextField
        name="isrc"
        label={names.isrc}
        description={t(isIsrcFrozen ? 'hint.isrcFrozen' : 'hint.isrc')}
        disabled={isIsrcFrozen}
      />
      <ChoiceField
        name="catalogTier"
        label={names.catalogTier}
        options={CATALOG_TIERS.map((tier) => ({ value: tier, label: t(`asset.tier.${tier}`) }))}
      />
      <ChoiceField
        name="rightsClaim"
        label={names.rightsClaim}
        placeholder={t('asset.claim.ofRelease')}
        description={t('hint.rightsClaim')}
        options={RIGHTS_CLAIMS.map((claim) => ({ value: claim, label: t(`asset.claim.${claim}`) }))}
      />
    </>
  )
}
