import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { apiError } from '#src/api/errors.ts'
import type { ListArea } from '#src/domain/navigation/menu.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconSearchOff } from '#src/ui/icons.ts'

/** Whether the server says that there is no such entity, or that its id is none. */
export const isNotFound = (error: unknown) => ['NOT_FOUND', 'BAD_REQUEST'].includes(apiError(error)?.code ?? '')

const ListLink = createLink((props: ComponentProps<'a'>) => <Button component="a" variant="default" {...props} />)

/** Says that an entity is missing, and leads to its list. */
export const NotFound = ({ area }: { area: ListArea }) => {
  const { t } = useTranslation(['entities', 'lists'])
  return (
    <EmptyState
      icon={<IconSearchOff size={28} stroke={1.5} />}
      title={t('entities:missing.title')}
      message={t('entities:missing.message')}
      action={<ListLink to={`/${area}`}>{t('entities:missing.action', { list: t(`lists:${area}.title`) })}</ListLink>}
    />
  )
}
