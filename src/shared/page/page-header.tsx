import { Button } from '@mantine/core'
import { Link, type LinkProps, createLink } from '@tanstack/react-router'
import type { ReactNode, ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type entities from '#locales/en/entities.json'
import { isolateBidi } from '#src/i18n/names.ts'
import { sidebar } from '#src/shared/page/shell-state.ts'
import { useHasUnread } from '#src/shared/page/use-has-unread.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import { IconArrowLeft, IconMenu2, IconPlus } from '#src/ui/icons.ts'
import classes from '#src/shared/page/page-header.module.css'

type AddLinkProps = Omit<ComponentProps<'a'>, 'children'> & { area: keyof typeof entities.add }

const Anchor = ({ area, ...props }: AddLinkProps) => (
  <Button component="a" leftSection={<IconPlus size={16} aria-hidden />} {...props}>
    {useTranslation('entities').t(`add.${area}`)}
  </Button>
)

/** A link to the form for a new entity of an area. */
export const AddLink = createLink(Anchor)

const MenuToggle = () => {
  const { t } = useTranslation('shell')
  const unread = useHasUnread()
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      aria-label={t(unread ? 'openMenuUnread' : 'openMenu')}
      onClick={() => sidebar.setState(true)}
    >
      <IconMenu2 size={22} aria-hidden />
      {unread && <span className={classes.dot} />}
    </button>
  )
}

/** Opens the menu on narrow screens; its dot marks unread notifications. */
const MenuButton = () => (useIsDesktop() ? null : <MenuToggle />)

type Props = {
  /** Null until it is known. */
  title: string | null
  /** The target of the arrow before the title. */
  back?: LinkProps
  actions?: ReactNode
  /** The first line of the page, such as id and state. */
  details?: ReactNode
  picture?: ReactNode
}

/** How large a title may be shown. */
export const titleLength = (title: string) => (title.length > 32 ? 'long' : title.length > 18 ? 'medium' : 'short')

/** The sticky header of every screen, one line high, with its main action at the right. */
export const PageHeader = ({ title, back, actions, details, picture }: Props) => {
  const { t } = useTranslation('common')
  return (
    <>
      <header className={classes.header}>
        <MenuButton />
        {back !== undefined && (
          <Link {...back} className={classes.back} aria-label={t('back')}>
            <IconArrowLeft size={20} aria-hidden />
          </Link>
        )}
        {title !== null && (
          <>
            <title>{`${isolateBidi(title)} · Liner`}</title>
            {picture}
            <h1 className={classes.title} data-length={titleLength(title)}>
              {title}
            </h1>
          </>
        )}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {details !== undefined && <div className={classes.details}>{details}</div>}
    </>
  )
}
