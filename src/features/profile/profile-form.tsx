import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { profileInput } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { AvatarCrop } from '#src/features/profile/avatar-crop.tsx'
import { canDecodeImage } from '#src/features/profile/crop-geometry.ts'
import { EntityForm } from '#src/shared/form/entity-form.tsx'
import { waitForImageUpload, ImageField } from '#src/shared/form/fields/image-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { FormDraft } from '#src/shared/form/form-draft.ts'
import { zodOptions } from '#src/shared/form/zod-options.ts'
import { checkAvatar } from '#src/shared/media/check-image.ts'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/form/entity-form.module.css'

const { firstName, lastName, phone } = profileInput.shape

export const profileForm = z.object({
  imageFileId: z.nullable(z.string()),
  firstName,
  lastName,
  phone: phone.def.innerType,
})
export type ProfileValues = z.output<typeof profileForm>

/** The fields of the form that a draft stores. */
export const profileDraft = z.partial(
  z.object({ imageFileId: z.nullable(z.string()), firstName: z.string(), lastName: z.string(), phone: z.string() }),
)

export const valuesOf = (user: CurrentUser): ProfileValues => ({
  imageFileId: user.avatarFileId,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
})

type AvatarFieldProps = { title: string; fileKey: string; saved: { imageFileId: string | null; image: string | null } }
type Picked = { picture: ImageBitmap; bytes: number; take: (file: File) => void }

/** Lets the user crop a picture to a square before it is used. */
const AvatarField = (props: AvatarFieldProps) => {
  const { t } = useTranslation('profile')
  const [picked, setPicked] = useState<Picked | null>(null)
  const [failed, setFailed] = useState(false)
  const close = () => {
    picked?.picture.close()
    setPicked(null)
  }
  const prepare = async (file: File, take: (file: File) => void) => {
    setFailed(false)
    const { header } = await checkAvatar(file)
    // The field itself says what is wrong with a file that is no picture.
    if (header === null) return take(file)
    // A browser may fail to decode what looks like a picture: the field says so.
    const picture = canDecodeImage(header) ? await createImageBitmap(file).catch(() => null) : null
    if (picture === null) setFailed(true)
    else setPicked({ picture, bytes: file.size, take })
  }
  return (
    <>
      <ImageField
        {...props}
        label={t('field.avatar')}
        prepare={(file, take) => {
          void prepare(file, take)
        }}
      />
      {failed && (
        <div role="alert" className={classes.wide}>
          <FieldError>{t('crop.unreadable')}</FieldError>
        </div>
      )}
      {picked !== null && (
        <AvatarCrop
          picture={picked.picture}
          bytes={picked.bytes}
          onClose={close}
          onCropped={(file) => {
            picked.take(file)
            close()
          }}
        />
      )}
    </>
  )
}

type Props = { user: CurrentUser; formDraft: FormDraft<ProfileValues> }

/** The user's own data. The e-mail address cannot be changed: it identifies the user. */
export const ProfileForm = ({ user, formDraft }: Props) => {
  const { t } = useTranslation(['profile', 'entities'])
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(profileForm, zodOptions), defaultValues: valuesOf(user) })
  const update = useMutation(api.users.updateProfile.mutationOptions())
  const show = () => void navigate({ to: '/profile/$section', params: { section: 'you' }, search: {}, replace: true })
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
      save={({ imageFileId, ...fields }) => update.mutateAsync({ ...fields, avatar: imageFileId })}
      waitForPicture={(signal) => waitForImageUpload(formDraft.fileKey, signal)}
      onDiscard={() => void discardPickedImage(formDraft.fileKey)}
      onSaved={show}
      onCancel={show}
    >
      <AvatarField
        title={fullName(user)}
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
