import { useTranslation } from 'react-i18next'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { ChoiceField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import { SwitchField } from '#src/features/releases/workspace/fields/switch-field.tsx'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

/** Whether it earns money, and what is asked of those who use the music. */
export const RightsFields = () => {
  const { t } = useTranslation('releases')
  return (
    <fieldset className={`${classes.group} ${classes.wide}`}>
      <legend className={classes.legend}>{t('rights')}</legend>
      <SwitchField name="monetization" label={t('field.monetization')} />
      <SwitchField name="songMonetization" label={t('field.songMonetization')} />
      <ChoiceField
        name="assetsRightsClaim"
        label={t('field.assetsRightsClaim')}
        hint={t('hint.assetsRightsClaim')}
        blank={false}
        options={RIGHTS_CLAIMS.map((claim) => ({ value: claim, label: t(`claim.${claim}`) }))}
      />
      <SwitchField
        name="manageAssetsSeparately"
        label={t('field.manageAssetsSeparately')}
        hint={t('hint.manageAssetsSeparately')}
      />
    </fieldset>
  )
}
