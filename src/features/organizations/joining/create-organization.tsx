import { Button, TextInput } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { countryOptions } from '#src/catalogue/countries.ts'
import { errorText } from '#src/catalogue/error-text.ts'
import { z } from '#src/contract/zod.ts'
import { COUNTRY_CODES } from '#src/domain/territories.ts'
import { startWorkingIn } from '#src/catalogue/joining/join.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/organizations/joining/joining.module.css'

const NAME_MAX = 100
const form = z.object({ name: z.string().check(z.trim(), z.minLength(1)), country: z.nullable(z.string()) })

export const CreateOrganization = ({ onCreated }: { onCreated: () => void }) => {
  const { t, i18n } = useTranslation(['access', 'errors'])
  // The same however often it is sent: one press makes one organization.
  const [id] = useState(() => crypto.randomUUID())
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: '', country: null },
  })
  const create = useMutation(
    api.organizations.create.mutationOptions({
      onSuccess: async (created) => {
        await startWorkingIn(created.id)
        onCreated()
      },
    }),
  )
  return (
    <section className={classes.section} aria-labelledby="create-organization">
      <h2 id="create-organization">{t('access:organization.create')}</h2>
      <p>{t('access:organization.createLead')}</p>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => void handleSubmit((values) => create.mutate({ id, ...values }))(event)}
      >
        <TextInput
          {...register('name')}
          required
          maxLength={NAME_MAX}
          autoComplete="organization"
          label={t('access:field.organizationName')}
          error={formState.errors.name === undefined ? undefined : t('access:error.required')}
        />
        <Controller
          control={control}
          name="country"
          render={({ field }) => (
            <ChoiceSelect
              {...field}
              label={t('access:field.country')}
              placeholder={t('access:organization.choose')}
              options={countryOptions(COUNTRY_CODES, i18n.resolvedLanguage ?? 'en')}
            />
          )}
        />
        <div role="alert">{create.error !== null && <FieldError>{errorText(create.error)}</FieldError>}</div>
        <Button type="submit" loading={create.isPending}>
          {t('access:organization.action')}
        </Button>
      </form>
    </section>
  )
}
