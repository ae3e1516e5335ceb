import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { waitForImageUpload } from '#src/shared/form/wait-for-image-upload.ts'
import { EntityForm } from '#src/shared/form/entity-form.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { FormDraft } from '#src/shared/form/form-draft.ts'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { AvatarField } from '#src/features/profile/avatar-field.tsx'
import { profileForm, type ProfileValues, valuesOf } from '#src/features/profile/profile-form-values.ts'
import classes from '#src/shared/form/entity-form.module.css'

type Props = { user: CurrentUser; formDraft: FormDraft<ProfileValues> }

/** What somebody says of themselves. The address they sign in with stays: it is who they are. */
export const ProfileForm = ({ user, formDraft }: Props) => {
  const { t } = useTranslation(['profile', 'entities'])
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(profileForm), defaultValues: valuesOf(user) })
  const update = useMutation(api.users.updateProfile.mutationOptions())
  const show = () => void navigate({ to: '/profile', search: {}, replace: true })
  const names = {
    imageFileId: t('profile:field.avatar'),
    firstName: t('entities:field.firstName'),
    lastName: t('entities:field.lastName'),
    phone: t('entities:field.phone'),
  }
  return (
    <EntityForm
      form={form}
      formDraft={formDraft}
      names={names}
      label={t('entities:save')}
      save={async ({ imageFileId: _picked, ...fields }) =>
        update.mutateAsync({ ...fields, avatar: await waitForImageUpload(form, formDraft.fileKey) })
      }
      onDiscard={() => void discardPickedImage(formDraft.fileKey)}
      onSaved={show}
      onCancel={show}
    >
      <AvatarField
        title={`${user.firstName} ${user.lastName}`.trim()}
        fileKey={formDraft.fileKey}
        saved={{ imageFileId: user.avatarFileId, image: user.avatar }}
      />
      <TextField name="firstName" label={names.firstName} autoComplete="given-name" required />
      <TextField name="lastName" label={names.lastName} autoComplete="family-name" required />
      <TextField name="phone" label={names.phone} type="tel" autoComplete="tel" />
      <p className={classes.wide}>{t('profile:emailStays', { email: user.email })}</p>
    </EntityForm>
  )
}
