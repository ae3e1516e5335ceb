import { useCallback, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import type { Found, Option, UseOptions } from '#src/ui/option.ts'
import { OptionRows } from '#src/ui/option-rows.tsx'
import { placeUnder } from '#src/ui/place-under.ts'
import type { Combobox } from '#src/ui/use-combobox.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/ui/option-list.module.css'

type Props = {
  combobox: Combobox
  label: string
  useOptions: UseOptions
  tallest: number
  isChosen: (option: Option) => boolean
  /** Options as this field allows them, such as none left when enough are chosen. */
  allow?: (option: Option) => Option
  renderImage?: (option: Option) => React.ReactNode
  multiple?: boolean
}

const useMessage = ({ options, isPending, error }: Found, text: string) => {
  const { t } = useTranslation('common')
  if (error !== null && error !== undefined) return navigator.onLine ? t('search.failed') : t('search.offline')
  if (options.length > 0) return null
  if (isPending) return navigator.onLine ? t('search.searching') : t('search.offline')
  return text === '' ? t('search.nothing') : t('search.nothingFor', { text })
}

export const OptionList = ({ combobox, label, useOptions, tallest, isChosen, allow, renderImage, multiple }: Props) => {
  const { t } = useTranslation('common')
  const { field, listed, searched, text } = combobox
  const found = useOptions(searched.trim())
  const isPending = found.isPending || text !== searched
  const message = useMessage({ ...found, isPending }, searched)
  const options = message === null ? found.options.map(allow ?? ((option) => option)) : []
  useImperativeHandle(listed, () => options)
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      if (panel !== null && field.current !== null)
        return placeUnder(field.current.closest<HTMLElement>('[data-combobox]') ?? field.current, panel, tallest)
    },
    [field, tallest],
  )
  return (
    <div ref={show} popover="manual" className={classes.panel} data-pending={isPending || undefined}>
      <VisuallyHidden>
        <span role="status">{message ?? (isPending ? '' : t('search.results', { count: options.length }))}</span>
      </VisuallyHidden>
      {message !== null && (
        <p className={classes.message} aria-hidden>
          {message}
        </p>
      )}
      <OptionRows
        combobox={combobox}
        label={label}
        options={options}
        isChosen={isChosen}
        renderImage={renderImage}
        multiple={multiple}
      />
    </div>
  )
}
