import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { personColumns } from '#src/features/people/person-columns.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconUsers } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/people')

export const PeopleList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      title={t('people.title')}
      searchLabel={t('people.search')}
      countLabel={(count) => t('people.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={useColumns(personColumns)}
      empty={
        <EmptyState
          icon={<IconUsers size={28} stroke={1.5} />}
          title={t('people.empty.title')}
          message={t('people.empty.message')}
        />
      }
    />
  )
}
