import { TextInput } from '@mantine/core'
import { type RefObject, useEffect, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { isFoundIn } from '#src/domain/text/compare.ts'
import type { Option } from '#src/ui/option.ts'
import { OptionRows } from '#src/ui/option-rows.tsx'
import { positionPopover } from '#src/ui/position-popover.ts'
import { useCombobox } from '#src/ui/use-combobox.ts'
import classes from '#src/app/shell/organization-select.module.css'

const TALLEST = 320

type Props = {
  own: readonly Option[]
  chosen: string
  button: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  onChoose: (organizationId: string) => void
}

/** One's organizations, the ones that are meant after a few letters; fetched with the first look at them. */
export const OrganizationPicker = ({ own, chosen, button, panel, onChoose }: Props) => {
  const { t } = useTranslation('shell')
  const combobox = useCombobox({ startsOpened: true, onPick: ({ id }) => onChoose(id) })
  const { field, listed, text, inputProps } = combobox
  const found = own.filter(({ name }) => isFoundIn(text, name))
  useImperativeHandle(listed, () => found)
  useEffect(() => {
    field.current?.focus()
    if (button.current === null || panel.current === null) return undefined
    return positionPopover(button.current, panel.current, TALLEST)
  }, [button, panel, field])
  return (
    <>
      <TextInput
        {...inputProps}
        // The panel itself goes with Escape, and gives the focus back.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') inputProps.onKeyDown(event)
        }}
        ref={field}
        aria-label={t('findOrganization')}
        placeholder={t('findOrganization')}
        value={text}
        onChange={(event) => combobox.type(event.currentTarget.value)}
      />
      <p role="status" className={classes.message}>
        {found.length === 0 && t('noOrganization', { text })}
      </p>
      <OptionRows combobox={combobox} label={t('organization')} options={found} isChosen={({ id }) => id === chosen} />
    </>
  )
}
