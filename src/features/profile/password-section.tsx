import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#src/contract/auth.ts'
import { PasswordForm } from '#src/features/profile/password-form.tsx'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconLock } from '#src/ui/icons.ts'

/** The password: changed by whoever knows it, set by whoever came through a provider and has none. */
export const PasswordSection = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile')
  const [asking, setAsking] = useState(false)
  const mode = user.hasPassword ? 'change' : 'set'
  return (
    <ProfileSection title={t('password.title')} lead={t(`password.lead.${mode}`)}>
      <div>
        <Button variant="default" leftSection={<IconLock size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {t(`password.${mode}`)}
        </Button>
      </div>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t(`password.${mode}`)}>
        <PasswordForm user={user} onDone={() => setAsking(false)} />
      </Dialog>
    </ProfileSection>
  )
}
