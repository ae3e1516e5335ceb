import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { type Person, person, personInput } from '#src/contract/people.ts'
import { z } from '#src/contract/zod.ts'
import { normalizeIpi } from '#src/domain/identifiers/ipi.ts'
import { formatIsni, normalizeIsni } from '#src/domain/identifiers/isni.ts'
import { PersonCreditsSections } from '#src/features/people/person-credits.tsx'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { EntityMenu, type EntityMenuProps } from '#src/shared/entity/entity-menu.tsx'
import { Fact, Facts, Overview, Section } from '#src/shared/entity/overview.tsx'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { blankIsNull } from '#src/shared/form/field-values.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { currentReader } from '#src/shared/form/form-draft.ts'
import { zodOptions } from '#src/shared/form/zod-options.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import classes from '#src/shared/form/entity-form.module.css'

/** The fields of the form that a draft stores. */
export const personDraft = z.partial(z.object({ name: z.string(), isni: z.string(), ipi: z.string() }))

const { name, isni, ipi } = personInput.shape
const personForm = z.object({
  name,
  isni: blankIsNull(isni, normalizeIsni),
  ipi: blankIsNull(ipi, normalizeIpi),
})
type PersonFields = z.output<typeof personForm>
type PersonValues = z.input<typeof personForm>

const valuesOf = (entity?: Person): PersonValues => ({
  name: entity?.name ?? '',
  isni: formatIsni(entity?.isni ?? ''),
  ipi: entity?.ipi ?? '',
})
const readCurrent = currentReader(person, valuesOf)

const PersonForm = ({ entity, ...props }: EntityFormProps<Person, PersonFields, PersonValues>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(personForm, zodOptions), defaultValues: valuesOf(entity) })
  const title = t(entity === undefined ? 'person.create' : 'save')
  return (
    <EntityForm
      {...props}
      form={form}
      names={{ name: t('field.name'), isni: t('field.isni'), ipi: t('field.ipi') }}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <div className={classes.wide}>
        <TextField name="name" label={t('field.name')} required />
      </div>
      <TextField name="isni" label={t('field.isni')} description={t('hint.isni')} />
      <TextField name="ipi" label={t('field.ipi')} description={t('hint.ipi')} />
    </EntityForm>
  )
}

export const NewPersonScreen = () => {
  const { t } = useTranslation('entities')
  const create = useMutation(api.people.create.mutationOptions())
  return (
    <CreateScreen
      title={t('add.people')}
      area="people"
      draftSchema={personDraft}
      pageOf={(personId) => ({ to: '/people/$personId', params: { personId } })}
    >
      {(id, done) => <PersonForm {...done} save={(fields) => create.mutateAsync({ id, ...fields })} />}
    </CreateScreen>
  )
}

const PersonOverview = ({ entity: person }: { entity: Person }) => {
  const { t } = useTranslation('entities')
  return (
    <Overview>
      <PersonCreditsSections key={person.id} />
      <Section title={t('facts')}>
        <Facts>
          <Fact name={t('field.isni')}>{person.isni !== null && formatIsni(person.isni)}</Fact>
          <Fact name={t('field.ipi')}>{person.ipi}</Fact>
          <Fact name={t('field.organization')}>{person.organization.name}</Fact>
        </Facts>
      </Section>
    </Overview>
  )
}

const PersonMenu = ({ entity, onRemoved }: EntityMenuProps<Person>) => (
  <EntityMenu
    entity={entity}
    name={entity.name}
    {...useBulkActions({ remove: api.people.permanentlyDelete }, (personIds) => ({ personIds }))}
    onRemoved={onRemoved}
  />
)

const route = getRouteApi('/_member/people/$personId')

export const PersonScreen = () => {
  const update = useMutation(api.people.update.mutationOptions())
  return (
    <DetailScreen
      area="people"
      query={useQuery(route.useRouteContext().personQuery)}
      headingOf={({ name }) => ({ title: name })}
      Overview={PersonOverview}
      Menu={PersonMenu}
      Form={PersonForm}
      draftSchema={personDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ personId: id, revision, ...fields })}
    />
  )
}
