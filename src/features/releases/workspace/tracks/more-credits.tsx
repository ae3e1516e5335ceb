import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { ReleaseChoiceField } from '#src/features/releases/workspace/fields/release-choice-field.tsx'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { ContributorsEditor } from '#src/shared/contributors/contributors-editor.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

type Props = { index: number; assetId: string }

/** What is claimed of videos with this track, where the release says that each track has its own. */
const RightsClaimField = ({ index, assetId }: Props) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const [isSeparate, ofRelease] = useWatch({ control, name: ['manageAssetsSeparately', 'assetsRightsClaim'] })
  if (!isSeparate) return null
  const options = RIGHTS_CLAIMS.map((claim) => ({ value: claim, label: t(`claim.${claim}`) }))
  return (
    <ReleaseChoiceField
      name={`tracks.${index}.rightsClaim`}
      field={`tracks.${assetId}.rightsClaim`}
      label={t('field.assetsRightsClaim')}
      blank={false}
      options={[{ value: '', label: t('claim.ofRelease', { claim: t(`claim.${ofRelease}`) }) }, ...options]}
    />
  )
}

/** Who else made a track, and its own rights claim. */
export const MoreCredits = ({ index, assetId }: Props) => {
  const name = `tracks.${index}.contributors` as const
  const { field } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = useFieldMessages(`tracks.${assetId}.contributors`, name)
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <ContributorsEditor
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={error}
          description={description}
        />
      </div>
      <RightsClaimField index={index} assetId={assetId} />
    </div>
  )
}
