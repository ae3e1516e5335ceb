import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiError } from '#src/api/errors.ts'
import { previousOrganization, switchOrganization, useSession } from '#src/auth/session/session.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { ButtonLink } from '#src/shared/page/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconSearchOff } from '#src/ui/icons.ts'

/** Whether the server says that there is no such entity, or that its id is none. */
export const isNotFound = (error: unknown) => ['NOT_FOUND', 'BAD_REQUEST'].includes(apiError(error)?.code ?? '')

/**
 * Says that an entity is missing, and leads to its list. Who has switched organization while it was open can switch back:
 * what was typed is a draft of that organization.
 */
export const NotFound = ({ area }: { area: ListArea }) => {
  const { t } = useTranslation(['entities', 'lists'])
  const { data: own = [] } = useQuery(ownOrganizationsQuery)
  const current = useSession(({ organizationId }) => organizationId)
  const last = own.find(({ id }) => id === previousOrganization() && id !== current)
  const switchBack = last !== undefined && (
    <Button variant="default" onClick={() => switchOrganization(last.id)}>
      {t('entities:missing.switchBack', { name: last.name })}
    </Button>
  )
  return (
    <EmptyState
      icon={<IconSearchOff size={28} stroke={1.5} />}
      title={t('entities:missing.title')}
      message={last === undefined ? t('entities:missing.message') : t('entities:missing.switched', { name: last.name })}
      action={
        <Group justify="center">
          {switchBack}
          <ButtonLink variant="default" to={`/${area}`}>
            {t('entities:missing.action', { list: t(`lists:${area}.title`) })}
          </ButtonLink>
        </Group>
      }
    />
  )
}
