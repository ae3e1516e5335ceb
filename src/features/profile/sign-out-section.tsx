import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { requestSignOut } from '#src/auth/sign-out/request-sign-out.ts'
import { IconLogout } from '#src/ui/icons.ts'

/** The way out, and what it takes with it. */
export const SignOutSection = () => {
  const { t } = useTranslation('profile')
  return (
    <ProfileSection title={t('session')} lead={t('sessionLead')}>
      <div>
        <Button
          variant="default"
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => void requestSignOut()}
        >
          {t('signOut')}
        </Button>
      </div>
    </ProfileSection>
  )
}
