import { TextInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type RefObject, useCallback, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { isFoundIn } from '#src/domain/text/compare.ts'
import { OptionRows } from '#src/ui/option-rows.tsx'
import type { Option } from '#src/ui/option.ts'
import { positionPopover } from '#src/ui/position-popover.ts'
import { useCombobox } from '#src/ui/use-combobox.ts'
import classes from '#src/app/shell/organization-switcher.module.css'

const MAX_HEIGHT = 320

type Props = {
  own: readonly Option[]
  chosen: string
  button: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  onChoose: (organizationId: string) => void
}

/** The viewer's organizations, searched by typing. */
export const OrganizationPicker = ({ own, chosen, button, panel, onChoose }: Props) => {
  const { t } = useTranslation('shell')
  const combobox = useCombobox({ startsOpened: true, onPick: ({ id }) => onChoose(id) })
  const { field, listed, text, inputProps } = combobox
  const found = own.filter(({ name }) => isFoundIn(text, name))
  useImperativeHandle(listed, () => found)
  const show = useCallback(
    (input: HTMLInputElement | null) => {
      input?.focus()
      if (input === null || button.current === null || panel.current === null) return undefined
      return positionPopover(button.current, panel.current, MAX_HEIGHT)
    },
    [button, panel],
  )
  const ref = useMergedRef(field, show)
  return (
    <>
      <TextInput
        {...inputProps}
        // Escape closes the panel itself, which restores the focus.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') inputProps.onKeyDown(event)
        }}
        ref={ref}
        aria-label={t('findOrganization')}
        placeholder={t('findOrganization')}
        value={text}
        onChange={(event) => combobox.type(event.currentTarget.value)}
      />
      <output className={classes.message}>{found.length === 0 && t('noOrganization', { text })}</output>
      <OptionRows combobox={combobox} label={t('organization')} options={found} isChosen={({ id }) => id === chosen} />
    </>
  )
}
