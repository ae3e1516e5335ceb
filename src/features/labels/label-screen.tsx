import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { Label } from '#src/contract/labels.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { labelDraft, LabelForm } from '#src/features/labels/label-form.tsx'
import { formatList } from '#src/i18n/format-list.ts'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { EntityMenu, type EntityMenuProps } from '#src/shared/entity/entity-menu.tsx'
import { EntityReleases } from '#src/shared/entity/entity-releases.tsx'
import { Fact, Facts, Overview, Section } from '#src/shared/entity/overview.tsx'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'

export const NewLabelScreen = () => {
  const { t } = useTranslation('entities')
  const create = useMutation(api.labels.create.mutationOptions())
  return (
    <CreateScreen
      title={t('add.labels')}
      area="labels"
      draftSchema={labelDraft}
      pageOf={(labelId) => ({ to: '/labels/$labelId', params: { labelId } })}
    >
      {(id, done) => <LabelForm {...done} save={(fields) => create.mutateAsync({ id, ...fields })} />}
    </CreateScreen>
  )
}

const isEmptyDefaults = (defaults: Label['defaults']) =>
  Object.values(defaults).every((value) => value === null || value === '' || value.length === 0)

/** The defaults for new releases of the label. */
const LabelDefaultsFacts = ({ defaults }: Pick<Label, 'defaults'>) => {
  const { t, i18n } = useTranslation('entities')
  const storeName = useStoreName()
  const language = i18n.language
  if (isEmptyDefaults(defaults))
    return (
      <Section title={t('label.defaults')}>
        <p>{t('label.noDefaults')}</p>
      </Section>
    )
  return (
    <Section title={t('label.defaults')}>
      <Facts>
        <Fact name={t('field.copyrightC')}>{defaults.copyrightC}</Fact>
        <Fact name={t('field.copyrightP')}>{defaults.copyrightP}</Fact>
        <Fact name={t('field.genre')}>{defaults.genre}</Fact>
        <Fact name={t('field.subgenre')}>{defaults.subgenre}</Fact>
        <Fact name={t('field.territories')}>{territoriesText(defaults.territories, language)}</Fact>
        <Fact name={t('field.distributionProviders')}>
          {formatList(defaults.distributionProviders.map(storeName), language)}
        </Fact>
      </Facts>
    </Section>
  )
}

const LabelOverview = ({ entity: label }: { entity: Label }) => {
  const { t } = useTranslation('entities')
  return (
    <Overview>
      <Section title={t('facts')}>
        <Facts>
          <Fact name={t('field.isrcPrefix')}>{label.isrcPrefix}</Fact>
          <Fact name={t('field.nextIsrc')}>{label.nextIsrc !== null && formatIsrc(label.nextIsrc)}</Fact>
          <Fact name={t('field.organization')}>{label.organization.name}</Fact>
        </Facts>
      </Section>
      <LabelDefaultsFacts defaults={label.defaults} />
      <Section title={t('label.releases')}>
        <EntityReleases filter={{ labelId: label.id }} nothing={t('label.noReleases')} />
      </Section>
    </Overview>
  )
}

const LabelMenu = ({ entity, onRemoved }: EntityMenuProps<Label>) => (
  <EntityMenu
    entity={entity}
    name={entity.name}
    {...useBulkActions({ toggle: api.labels.toggle, remove: api.labels.permanentlyDelete }, (labelIds) => ({
      labelIds,
    }))}
    onRemoved={onRemoved}
  />
)

const route = getRouteApi('/_member/labels/$labelId')

export const LabelScreen = () => {
  const update = useMutation(api.labels.update.mutationOptions())
  return (
    <DetailScreen
      area="labels"
      query={useQuery(route.useRouteContext().labelQuery)}
      headingOf={({ name }) => ({ title: name })}
      Overview={LabelOverview}
      Menu={LabelMenu}
      Form={LabelForm}
      draftSchema={labelDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ labelId: id, revision, ...fields })}
    />
  )
}
