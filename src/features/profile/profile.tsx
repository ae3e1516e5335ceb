import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EditButton } from '#src/catalogue/entity/edit-button.tsx'
import { KeptForm } from '#src/catalogue/entity/kept-form.tsx'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { useUser } from '#src/catalogue/viewer.ts'
import { ProfileForm } from '#src/features/profile/profile-form.tsx'
import { ProfileSections } from '#src/features/profile/profile-sections.tsx'
import { keptProfile } from '#src/features/profile/profile-values.ts'

const route = getRouteApi('/_member/profile')
/** One's own profile carries no revision: nobody else changes it. */
const REVISION = 1

/** Who is signed in, where they work, and how they like to read. */
export const Profile = () => {
  const { t } = useTranslation('profile')
  const { edit } = route.useSearch()
  const user = useUser()
  if (user === undefined) return null
  if (edit === undefined)
    return (
      <>
        <PageHeader title={t('title')} actions={<EditButton />} />
        <ProfileSections user={user} />
      </>
    )
  return (
    <>
      <PageHeader title={t('title')} back={{ to: '/profile', search: {} }} />
      <KeptForm area="profile" entity={{ id: user.id, revision: REVISION }} fields={keptProfile}>
        {(kept) => <ProfileForm user={user} kept={kept} />}
      </KeptForm>
    </>
  )
}
