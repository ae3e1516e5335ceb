import { useTranslation } from 'react-i18next'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { ColorSchemeSwitch } from '#src/ui/theme/color-scheme-switch.tsx'
import classes from '#src/features/profile/profile.module.css'

/** In which language and colours one reads, on this device. */
export const Appearance = () => {
  const { t } = useTranslation('profile')
  return (
    <ProfileSection title={t('appearance')} lead={t('appearanceLead')}>
      <dl className={classes.facts}>
        <dt>{t('language')}</dt>
        <dd>
          <LanguageSwitch />
        </dd>
        <dt>{t('colors')}</dt>
        <dd>
          <ColorSchemeSwitch />
        </dd>
      </dl>
    </ProfileSection>
  )
}
