import { Button, TextInput } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { formErrorText } from '#src/api/error-text.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/organizations/onboarding/onboarding-screen.module.css'

const NAME_MAX = 100
const form = z.object({ name: z.string().check(z.trim(), z.minLength(1)) })

/** The first artist of a new organization: most often whoever made it. */
export const FirstArtistForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation(['access', 'errors'])
  const user = useCurrentUser()
  const [id] = useState(() => crypto.randomUUID())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: user === undefined ? '' : `${user.firstName} ${user.lastName}`.trim() },
  })
  const create = useMutation(api.artists.create.mutationOptions({ onSuccess: onDone }))
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ name }) => create.mutate({ id, name }))(event)}
    >
      <p>{t('access:organization.artistLead')}</p>
      <TextInput
        {...register('name')}
        required
        maxLength={NAME_MAX}
        label={t('access:field.artistName')}
        error={formState.errors.name === undefined ? undefined : t('access:error.required')}
      />
      <div role="alert">{create.error !== null && <FieldError>{formErrorText(create.error)}</FieldError>}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('access:organization.skip')}
        </Button>
        <Button type="submit" loading={create.isPending}>
          {t('access:organization.artistAction')}
        </Button>
      </div>
    </form>
  )
}
