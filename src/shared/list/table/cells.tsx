import { VisuallyHidden } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '#src/contract/releases.ts'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import type { DisplayStatus } from '#src/domain/submission/status.ts'
import { formatDay } from '#src/i18n/format.ts'
import { countryName } from '#src/i18n/names.ts'
import { useHasPendingChanges } from '#src/offline/outbox/queue/outbox-state.ts'
import type { CellShape } from '#src/shared/list/table/column.ts'
import { CopiedId } from '#src/ui/copy-button.tsx'
import { IconClock } from '#src/ui/icons.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import skeletonClasses from '#src/shared/list/table/cell-skeleton.module.css'
import classes from '#src/shared/list/table/cells.module.css'
import rowLinkClasses from '#src/shared/list/table/row-link.module.css'

const RowAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={rowLinkClasses.link} data-row-link>
    {children}
  </a>
)

/** The link of a row, stretched over the row. */
export const RowLink = createLink(RowAnchor)

const CellAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={rowLinkClasses.inner}>
    {children}
  </a>
)

/** Another link in a row, above the one that covers the row. */
export const CellLink = createLink(CellAnchor)

/** Marks a row with changes that are still in the outbox. */
export const UnsentMark = ({ id }: { id: string }) => {
  const { t } = useTranslation('lists')
  if (!useHasPendingChanges([id])) return null
  return (
    <span className={classes.mark} title={t('waiting')}>
      <IconClock size={14} aria-hidden />
      <VisuallyHidden>{t('waiting')}</VisuallyHidden>
    </span>
  )
}

/** The name of a row, with a note below. */
export const NameCell = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <span className={classes.texts}>
    <span className={classes.name}>{children}</span>
    {note !== undefined && <span className={classes.note}>{note}</span>}
  </span>
)

export const DateCell = ({ value }: { value: string | null }) => {
  const { i18n } = useTranslation()
  if (value === null) return <Dash />
  return <time dateTime={value}>{formatDay(value, i18n.language)}</time>
}

/** A dash for no value, with a name for screen readers. */
export const Dash = () => {
  const { t } = useTranslation('lists')
  return (
    <span className={classes.none} data-none>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </span>
  )
}

export const TextOrDash = ({ value }: { value: string | null }) =>
  value === null || value === '' ? <Dash /> : <span title={value}>{value}</span>

export const CountryCell = ({ code }: { code: string | null }) => {
  const { i18n } = useTranslation()
  if (code === null) return <Dash />
  return <TextOrDash value={countryName(code, i18n.language)} />
}

/** Only what is not active is marked: on every row, the usual state would be noise. Italian agrees with what it is. */
export const InactiveBadge = ({ status, area }: { status: EntityStatus; area: ListArea }) => {
  const { t } = useTranslation('lists')
  if (status === 'ACTIVE') return <span data-none hidden />
  return <StatusBadge tone="neutral" label={t('active.INACTIVE', { context: area })} />
}

const RELEASE_TONES = {
  DRAFT: 'neutral',
  IN_REVIEW: 'waiting',
  NEEDS_CHANGES: 'changes',
  APPROVED: 'approved',
  LIVE: 'live',
  TAKEDOWN_REQUESTED: 'takedown',
  TAKEN_DOWN: 'gone',
} as const

type ReleaseStatusProps = { status: DisplayStatus; stores?: Release['storeStates'] }

/** The state of a release, and where its stores differ or refused something, at how many it is in which. */
export const ReleaseStatus = ({ status, stores = [] }: ReleaseStatusProps) => {
  const { t } = useTranslation('lists')
  const badge = <StatusBadge tone={RELEASE_TONES[status]} label={t(`releaseStatus.${status}`)} />
  // After an UPDATE_REJECTED or a TAKEDOWN_REFUSED the store has what it had: the status does not tell of it.
  if (stores.length < 2 && !stores.some(({ state }) => /_RE[FJ]/.test(state))) return badge
  const atStores = stores.map(({ state, count }) => t(`atStores.${state}`, { count })).join(' · ')
  return (
    <span className={classes.states} data-states title={atStores}>
      {badge}
      <span className={classes.note}>{atStores}</span>
    </span>
  )
}

const SHOWN_OF_ID = 8

/** The start of an id, which distinguishes rows; a press copies all of it. */
export const IdCell = ({ id }: { id: string }) => <CopiedId id={id} shown={SHOWN_OF_ID} />

/** Irregular, like the widths of words: from 46 to 88 %. */
const widthOf = (seed: number) => `${46 + ((seed * 26) % 43)}%`

/** The skeleton of a fact, as high as the fact. */
export const CellSkeleton = ({ shape = 'text', seed }: { shape?: CellShape; seed: number }) => {
  return (
    <span className={skeletonClasses.placeholder} data-shape={shape} aria-hidden>
      {(shape === 'cover' || shape === 'avatar') && <span className={skeletonClasses.picture} />}
      <span className={skeletonClasses.line} style={{ '--line-width': widthOf(seed) }} />
    </span>
  )
}
