import { Button } from '@mantine/core'
import { createLink, getRouteApi } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { titleFromFileName } from '#src/domain/metadata/title-from-file-name.ts'
import type { SharedFile } from '#src/offline/drafts/share-target-files.ts'
import classes from '#src/features/share/share-screen.module.css'

const member = getRouteApi('/_member')
const LinkButton = createLink((props: ComponentProps<'a'>) => <Button component="a" {...props} />)

type Props = { shared: SharedFile; use: 'MASTER' | 'COVER' }

/** Leads to where the file becomes something, for those who may make it. */
export const SharedFileLink = ({ shared: { key, file }, use }: Props) => {
  const { t } = useTranslation('device')
  const { permissions } = member.useRouteContext().viewer
  const isAllowed = permissions.includes(use === 'MASTER' ? 'MANAGE_ASSET' : 'MANAGE_RELEASE')
  if (!isAllowed) return <span className={classes.useless}>{t('share.forbidden')}</span>
  if (use === 'COVER')
    return (
      <LinkButton to="/releases/new" search={{ step: 'cover', shared: key }} preload={false}>
        {t('share.newCover')}
      </LinkButton>
    )
  return (
    <LinkButton to="/assets/new" search={{ title: titleFromFileName(file.name), shared: key }}>
      {t('share.newAsset')}
    </LinkButton>
  )
}
