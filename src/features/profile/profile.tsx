import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EditButton } from '#src/shared/entity/edit-button.tsx'
import { FormDraftLoader } from '#src/shared/entity/form-draft-loader.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { ProfileForm } from '#src/features/profile/profile-form.tsx'
import { ProfileSections } from '#src/features/profile/profile-sections.tsx'
import { profileDraft } from '#src/features/profile/profile-form-values.ts'

const route = getRouteApi('/_member/profile')
/** One's own profile carries no revision: nobody else changes it. */
const REVISION = 1

/** Who is signed in, where they work, and how they like to read. */
export const Profile = () => {
  const { t } = useTranslation('profile')
  const { edit } = route.useSearch()
  const user = useCurrentUser()
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
      <FormDraftLoader area="profile" entity={{ id: user.id, revision: REVISION }} fields={profileDraft}>
        {(formDraft) => <ProfileForm user={user} formDraft={formDraft} />}
      </FormDraftLoader>
    </>
  )
}
