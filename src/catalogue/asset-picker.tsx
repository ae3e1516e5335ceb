import { Button, Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { duration } from '#src/catalogue/duration.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { AssetFormat } from '#src/domain/release-format.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/catalogue/asset-picker.module.css'

const SHOWN = 20
const DEBOUNCE_MS = 500

type Props = { format: AssetFormat; excluded: readonly string[]; onPick: (assets: Asset[]) => void }

/** Assets to choose from, for a place that wants some: a fixed format, and nothing but choosing. */
export const AssetPicker = ({ format, excluded, onPick }: Props) => {
  const { t } = useTranslation('lists')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly Asset[]>([])
  const [asked] = useDebouncedValue(search.trim(), DEBOUNCE_MS)
  const found = useQuery(
    api.assets.list.queryOptions(
      { format, search: asked, page: 1, perPage: SHOWN },
      { placeholderData: keepPreviousData },
    ),
  )
  const offered = (found.data?.assets ?? []).filter(({ id }) => !excluded.includes(id))
  const isChosen = (asset: Asset) => chosen.some(({ id }) => id === asset.id)
  const toggle = (asset: Asset) =>
    setChosen(isChosen(asset) ? chosen.filter(({ id }) => id !== asset.id) : [...chosen, asset])

  return (
    <div className={classes.picker}>
      <TextInput
        type="search"
        label={t('picker.search')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.error === null ? null : <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      <ul className={classes.list} aria-busy={found.isFetching}>
        {offered.map((asset) => (
          <li key={asset.id}>
            <Checkbox
              checked={isChosen(asset)}
              onChange={() => toggle(asset)}
              label={asset.title}
              description={[
                asset.artists.map(({ name }) => name).join(', '),
                asset.media === null ? '' : duration(asset.media.durationMs),
              ].join(' · ')}
            />
          </li>
        ))}
      </ul>
      {found.isSuccess && offered.length === 0 ? <p>{t('picker.none')}</p> : null}
      <Button disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
        {t('picker.add', { count: chosen.length })}
      </Button>
    </div>
  )
}
