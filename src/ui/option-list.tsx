import { VisuallyHidden } from '@mantine/core'
import { useCallback, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionRows } from '#src/ui/option-rows.tsx'
import type { Option, PickOption, RenderSearch, OptionsResult } from '#src/ui/option.ts'
import { positionPopover } from '#src/ui/position-popover.ts'
import type { Combobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/option-list.module.css'

type Offer = {
  text: string
  multiple: boolean
  makes: boolean
  /** Whether a result can still be chosen: chosen options are not offered twice. */
  isOffered: (option: Option) => boolean
}

const useMessage = ({ options, isPending, error }: OptionsResult, offered: number, text: string) => {
  const { t } = useTranslation('common')
  if (error !== null && error !== undefined) return navigator.onLine ? t('search.failed') : t('search.offline')
  if (offered > 0) return null
  if (isPending) return navigator.onLine ? t('search.searching') : t('search.offline')
  if (options.length > 0) return t('search.allChosen')
  if (text === '') return t('search.nothing')
  // Only this device was searched: whoever creates the name now may create it twice.
  return navigator.onLine ? t('search.nothingFor', { text }) : t('search.notHere', { text })
}

/** The rows of the list, and the message in place of results. */
const useOptionRows = (found: OptionsResult, { text, multiple, makes, isOffered }: Offer) => {
  const { t } = useTranslation('common')
  const { error, retry, more = [] } = found
  const offered = found.options.filter(isOffered)
  const message = useMessage(found, offered.length, text)
  const isFailed = error !== null && error !== undefined
  const again: Option[] = isFailed && retry !== undefined ? [{ id: 'again', name: t('tryAgain'), run: retry }] : []
  const added = more.filter(({ several, isNew }) => (multiple || several !== true) && (makes || isNew !== true))
  const isStale = found.isPending
  const rows = [...(message === null ? offered : []), ...again, ...(isStale || isFailed ? [] : added)]
  return { rows, message, count: offered.length }
}

export const MAX_HEIGHT = 240

type Props = {
  combobox: Combobox
  label: string
  renderSearch: RenderSearch
  maxHeight?: number
  isChosen?: (option: Option) => boolean
  isOffered?: (option: Option) => boolean
  multiple?: boolean
  makes?: boolean
}

const itself: PickOption = (option) => ({ chosen: [option] })
const never = () => false
const always = () => true

type PanelProps = Omit<Props, 'renderSearch'> & { found: OptionsResult }

const OptionPanel = ({ combobox, label, found, maxHeight = MAX_HEIGHT, multiple = false, ...props }: PanelProps) => {
  const { isChosen = never, isOffered = always, makes = false } = props
  const { t } = useTranslation('common')
  const { field, listed, resolve, searched, text, isPicking, refused } = combobox
  const isPending = found.isPending || text !== searched
  const offer = { text: searched.trim(), multiple, makes, isOffered }
  const { rows, message, count } = useOptionRows({ ...found, isPending }, offer)
  useImperativeHandle(listed, () => rows)
  useImperativeHandle(resolve, () => found.resolve ?? itself)
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      if (panel === null || field.current === null) return undefined
      // A press in it, even on its scroll bar, leaves the focus in the text field.
      panel.addEventListener('mousedown', (event) => event.preventDefault())
      return positionPopover(field.current.closest<HTMLElement>('[data-combobox]') ?? field.current, panel, maxHeight)
    },
    [field, maxHeight],
  )
  const announcement = isPicking ? t('working') : message
  return (
    <div ref={show} popover="manual" className={classes.panel} data-pending={isPending || isPicking || undefined}>
      <VisuallyHidden>
        <output>{announcement ?? (isPending ? '' : t('search.results', { count }))}</output>
      </VisuallyHidden>
      <div role="alert">{refused !== null && <p className={classes.refused}>{refused}</p>}</div>
      {message !== null && (
        <p className={classes.message} aria-hidden>
          {message}
        </p>
      )}
      <OptionRows combobox={combobox} label={label} options={rows} isChosen={isChosen} multiple={multiple} />
    </div>
  )
}

/** The options found for the text of a field, in a panel under the field. */
export const OptionList = ({ renderSearch, ...panel }: Props) =>
  renderSearch({
    text: panel.combobox.searched.trim(),
    children: (found) => <OptionPanel {...panel} found={found} />,
  })
