import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { formErrorText } from '#src/api/error-text.ts'
import { useSession } from '#src/auth/session/session.ts'
import { ownOrganizationsQuery, useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { NAME_MAX } from '#src/domain/limits.ts'
import { organizationDraft } from '#src/features/organizations/organization-form-values.ts'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { FormDraftLoader } from '#src/shared/form/form-draft-loader.tsx'
import { Invitations } from '#src/shared/membership/invitations.tsx'
import { enterOrganization } from '#src/shared/membership/membership.ts'
import { RegistrationProgress } from '#src/shared/membership/registration-progress.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/organizations/onboarding-screen.module.css'

const form = z.object({ name: z.string().check(z.trim(), z.minLength(1)) })

/** The first artist of a new organization: most often its creator. */
const FirstArtistForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation(['access', 'errors'])
  const user = useCurrentUser()
  const [id] = useState(() => crypto.randomUUID())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: user === undefined ? '' : fullName(user) },
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

type Props = {
  onCreated: () => void
  onCancel: () => void
  /** Says that it can be left for later, for a user without any organization. */
  cancelLabel: string | undefined
}

/** A new organization; only its name is required. */
const CreateOrganization = ({ onCreated, onCancel, cancelLabel }: Props) => {
  const { t } = useTranslation('access')
  const create = useMutation(api.organizations.create.mutationOptions())
  const { data: invitations = [] } = useQuery(api.organizations.invitations.queryOptions())
  return (
    <section className={classes.section} aria-labelledby="create-organization">
      <h2 id="create-organization">{t('organization.create')}</h2>
      <p>{t('organization.createLead')}</p>
      <FormDraftLoader area="organizations" fields={organizationDraft}>
        {(formDraft) => (
          <OrganizationForm
            formDraft={formDraft}
            nameLabel={t('field.organizationName')}
            save={(fields) => create.mutateAsync({ id: formDraft.id, ...fields })}
            onSaved={() => void enterOrganization(formDraft.id).then(onCreated)}
            onCancel={onCancel}
            cancelLabel={cancelLabel}
            isSecondary={invitations.length > 0}
          />
        )}
      </FormDraftLoader>
    </section>
  )
}

/** The first page of a user without an organization: their invitations, or a new organization and its first artist. */
export const OnboardingScreen = () => {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { at } = useSearch({ from: '/_member/organizations_/new' })
  const isMember = useCurrentUser()?.role !== 'SUPERADMIN'
  const belongsNowhere = useSession(({ organizationId }) => organizationId === null) && isMember
  const { data: own = [] } = useQuery({ ...ownOrganizationsQuery, enabled: isMember })
  // Asked once: the organization that is created here must not end the progress. Whoever adds another is not registering.
  const [isRegistering] = useState(() => isMember && own.length <= (at === 'artist' ? 1 : 0))
  const goHome = () => void navigate({ to: '/' })
  return (
    <>
      <PageHeader title={t(at === 'artist' ? 'organization.artistTitle' : 'organization.title')} />
      <div className={classes.joining}>
        {isRegistering && <RegistrationProgress step={at ?? 'organization'} />}
        {at === 'artist' ? (
          <FirstArtistForm onDone={goHome} />
        ) : (
          <>
            <Invitations onJoined={goHome} />
            <CreateOrganization
              // Back must not lead to an empty form that would create another one.
              onCreated={() => void navigate({ to: '/organizations/new', search: { at: 'artist' }, replace: true })}
              onCancel={() => void navigate({ to: belongsNowhere ? '/profile' : '/' })}
              cancelLabel={belongsNowhere ? t('organization.later') : undefined}
            />
          </>
        )}
      </div>
    </>
  )
}
