import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { tidyOwnDates } from '#src/domain/release/own-dates.ts'
import { type OfferedRelease, groupStores } from '#src/domain/release/store-compatibility.ts'
import type { Store, StoreProfile } from '#src/domain/release/store-kind.ts'
import { earliestDay } from '#src/domain/release/store-problems.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay } from '#src/i18n/format.ts'
import { todayHere } from '#src/i18n/today.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { Summary } from '#src/ui/summary.tsx'
import classes from '#src/features/releases/workspace/distribution/store-details.module.css'

const TAKES = ['audio', 'video', 'atmos', 'preOrder', 'timed', 'contentId', 'needsArtistProfile'] as const

/** What a store takes, how long it needs, and what becomes of updates and takedowns there. */
const StoreFacts = ({ profile }: { profile: StoreProfile }) => {
  const { t, i18n } = useTranslation('releases')
  const takes = TAKES.filter((what) => profile[what]).map((what) => t(`store.takes.${what}`))
  const lead = t(profile.inWorkingDays ? 'times.workingDays' : 'times.days', { count: profile.leadDays })
  const day = formatDay(earliestDay(profile, todayHere()), i18n.language)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('store.takes.title')}</dt>
        <dd>{formatList(takes, i18n.language)}</dd>
      </div>
      <div>
        <dt>{t('store.lead')}</dt>
        <dd>{t('store.leadFrom', { lead, day })}</dd>
      </div>
      <div>
        <dt>{t('store.updates')}</dt>
        <dd>{t(`store.update.${profile.update}`, { days: t('times.days', { count: profile.updateDays }) })}</dd>
      </div>
      <div>
        <dt>{t('store.takedowns')}</dt>
        <dd>{t(`store.takedown.${profile.takedown}`, { days: t('times.days', { count: profile.takedownDays }) })}</dd>
      </div>
    </dl>
  )
}

type NotOfferedProps = { text: 'stores.needVideo' | 'stores.needSound'; stores: readonly Store[] }

/** Stores that cannot take this release, by name. */
const NotOffered = ({ text, stores }: NotOfferedProps) => {
  const { t, i18n } = useTranslation('releases')
  const names = stores.map(({ name }) => name)
  return names.length === 0 ? null : (
    <details className={classes.details}>
      <Summary>{t(text, { count: names.length })}</Summary>
      <p>{formatList(names, i18n.language)}</p>
    </details>
  )
}

/** Of each chosen store what it takes, and a date of its own where the release comes out there on another day. */
const ChosenStores = ({ stores }: { stores: readonly Store[] }) => {
  const { t } = useTranslation('releases')
  const { field } = useController<ReleaseForm, 'storeDates'>({ name: 'storeDates' })
  const { error, description } = useFieldMessages('storeDates', 'storeDates')
  const [isOpen, setOpen] = useState(field.value.length > 0)
  const dateOf = (id: string) => field.value.find(({ storeId }) => storeId === id)?.date ?? ''
  const change = (id: string, date: string) => {
    const others = field.value.filter(({ storeId }) => storeId !== id)
    // In the order in which they are saved: a date that is taken back leaves the form as it was.
    field.onChange(tidyOwnDates({ storeDates: date === '' ? others : [...others, { storeId: id, date }] }).storeDates)
    field.onBlur()
  }
  return (
    <details className={classes.details} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{t('store.details')}</Summary>
      {error !== undefined && <FieldError>{error}</FieldError>}
      {description !== undefined && <div className={classes.hint}>{description}</div>}
      {isOpen && (
        <ul>
          {stores.map(({ id, name, profile }) => (
            <li key={id}>
              <h4>{name}</h4>
              {profile === undefined ? <p>{t('store.unknown')}</p> : <StoreFacts profile={profile} />}
              <TextInput
                type="date"
                label={t('store.ownDate')}
                aria-label={t('store.ownDateAt', { store: name })}
                value={dateOf(id)}
                onChange={({ currentTarget }) => change(id, currentTarget.value)}
              />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

type Props = { stores: readonly Store[]; chosen: readonly string[]; release: OfferedRelease }

/** What is to know about the stores: which cannot take the release, and what the chosen ones do with it. */
export const StoreDetails = ({ stores, chosen, release }: Props) => {
  const { lackingVideo, lackingSound } = groupStores(stores, release)
  const chosenStores = stores.filter(({ id }) => chosen.includes(id))
  return (
    <>
      <NotOffered text="stores.needVideo" stores={lackingVideo} />
      <NotOffered text="stores.needSound" stores={lackingSound} />
      {chosenStores.length > 0 && <ChosenStores stores={chosenStores} />}
    </>
  )
}
