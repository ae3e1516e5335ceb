import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useCurrentUser, useHasPermission } from '#src/auth/viewer/viewer.ts'
import { type UserDetail, userDetail, userInput } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { outranks, canDeactivateUser } from '#src/domain/access/activation.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { EntityMenu, type EntityMenuProps } from '#src/shared/entity/entity-menu.tsx'
import { Fact, Facts, Overview, Section } from '#src/shared/entity/overview.tsx'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { currentReader } from '#src/shared/form/form-draft.ts'
import { zodOptions } from '#src/shared/form/zod-options.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { DateCell } from '#src/shared/list/table/cells.tsx'
import { usePermissionLabels } from '#src/shared/membership/membership.ts'

/** The fields of the form that a draft stores. */
export const userDraft = z.partial(z.object({ firstName: z.string(), lastName: z.string() }))

type UserFields = z.output<typeof userInput>

const valuesOf = ({ firstName, lastName }: UserFields): UserFields => ({ firstName, lastName })
const readCurrent = currentReader(userDetail, valuesOf)

/** Of another user, only the name can be changed. */
const UserForm = ({ entity, ...props }: EntityFormProps<UserDetail, UserFields, UserFields>) => {
  const { t } = useTranslation('entities')
  const defaultValues = valuesOf(entity ?? { firstName: '', lastName: '' })
  const form = useForm({ resolver: zodResolver(userInput, zodOptions), defaultValues })
  const names = useFieldLabels()
  return (
    <EntityForm {...props} form={form} names={names} label={t('save')} readCurrent={readCurrent} current={entity}>
      <TextField name="firstName" label={names.firstName} required />
      <TextField name="lastName" label={names.lastName} required />
    </EntityForm>
  )
}

/** A user's data, organizations and permissions. */
const UserOverview = ({ entity: user }: { entity: UserDetail }) => {
  const { t } = useTranslation(['entities', 'lists', 'members'])
  const permissionText = usePermissionLabels()
  const canManageOrganizations = useHasPermission('MANAGE_ORGANIZATION')
  return (
    <Overview>
      <Section title={t('entities:facts')}>
        <Facts>
          <Fact name={t('entities:field.firstName')}>{user.firstName}</Fact>
          <Fact name={t('entities:field.lastName')}>{user.lastName}</Fact>
          <Fact name={t('entities:field.email')}>{user.email}</Fact>
          <Fact name={t('entities:field.phone')}>{user.phone}</Fact>
          <Fact name={t('entities:field.role')}>{t(`lists:role.${user.role}`)}</Fact>
          <Fact name={t('entities:user.lastSeen')}>
            <DateCell value={user.lastSeenAt} />
          </Fact>
          <Fact name={t('entities:user.registration')}>
            {t(user.completed ? 'entities:user.completed' : 'entities:user.incomplete')}
          </Fact>
        </Facts>
      </Section>
      <Section title={t('entities:user.organizations')}>
        {user.memberships.length === 0 ? (
          <p>{t('entities:user.noOrganizations')}</p>
        ) : (
          <Facts>
            {user.memberships.map(({ organization, role, permissions: memberPermissions }) => (
              <Fact key={organization.id} name={organization.name}>
                {t(`members:role.${role}`)}: {permissionText(memberPermissions)}
                {canManageOrganizations && (
                  <>
                    <br />
                    <Link
                      to="/organizations/$organizationId"
                      params={{ organizationId: organization.id }}
                      hash="members"
                    >
                      {t('entities:user.change', { name: organization.name })}
                    </Link>
                  </>
                )}
              </Fact>
            ))}
          </Facts>
        )}
      </Section>
    </Overview>
  )
}

/** Users cannot deactivate or delete themselves, nor those with a higher role. */
const UserMenu = ({ entity: user, onRemoved }: EntityMenuProps<UserDetail>) => {
  const actions = useBulkActions({ toggle: api.users.toggle, remove: api.users.permanentlyDelete }, (userIds) => ({
    userIds,
  }))
  const canManage = canDeactivateUser(useCurrentUser(), user)
  return <EntityMenu entity={user} name={displayName(user)} {...(canManage && actions)} onRemoved={onRemoved} />
}

const route = getRouteApi('/_member/users/$userId')

export const UserScreen = () => {
  const me = useCurrentUser()
  const update = useMutation(api.users.update.mutationOptions())
  return (
    <DetailScreen
      area="users"
      query={useQuery(route.useRouteContext().userQuery)}
      headingOf={(user) => ({ title: displayName(user), image: user.avatar })}
      Overview={UserOverview}
      Menu={UserMenu}
      Form={UserForm}
      isEditable={({ role }) => me !== undefined && !outranks(role, me.role)}
      draftSchema={userDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ userId: id, revision, ...fields })}
    />
  )
}
