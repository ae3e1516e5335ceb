import { ActionIcon, Anchor, Button, Checkbox, NativeSelect, Skeleton, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Field, Part, Wide } from '#mocks/gallery/parts/part.tsx'
import { useTexts } from '#mocks/gallery/texts.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { CopiedId, CopyButton } from '#src/ui/copy-button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconPlus, IconUser } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Summary } from '#src/ui/summary.tsx'
import { ColorSchemeSwitch } from '#src/ui/theme/color-scheme-switch.tsx'

const Chips = () => {
  const t = useTexts()
  const [checked, setChecked] = useState(true)
  return (
    <Part name="Chip">
      <Chip label={t('label')} checked={checked} onChange={setChecked} />
      <Chip label={t('release')} checked={!checked} onChange={(isOther) => setChecked(!isOther)} />
      <Chip label={t('long')} checked onChange={() => undefined} />
    </Part>
  )
}

const Buttons = () => {
  const t = useTexts()
  return (
    <Part name="Button, ActionIcon, Anchor">
      <Button>{t('save')}</Button>
      <Button variant="default">{t('save')}</Button>
      <Button variant="subtle" color="gray">
        {t('save')}
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />}>{t('release')}</Button>
      <Button disabled>{t('save')}</Button>
      <Button loading>{t('save')}</Button>
      <ActionIcon aria-label={t('save')}>
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      <Anchor href="#top">{t('release')}</Anchor>
    </Part>
  )
}

const Choices = () => {
  const t = useTexts()
  const [value, setValue] = useState<'a' | 'b' | null>(null)
  const options = [
    { value: 'a', label: t('release') },
    { value: 'b', label: t('long') },
  ] as const
  const choices = { label: t('label'), value, onChange: setValue, options }
  return (
    <Part name="ChoiceSelect">
      <Field>
        <ChoiceSelect {...choices} />
      </Field>
      <Field>
        <ChoiceSelect {...choices} value="b" required description={t('hint')} />
      </Field>
      <Field>
        <ChoiceSelect {...choices} error={t('wrong')} />
      </Field>
      <Field>
        <ChoiceSelect {...choices} disabled />
      </Field>
    </Part>
  )
}

const Inputs = () => {
  const t = useTexts()
  const label = t('label')
  return (
    <Part name="TextInput, Textarea, NativeSelect, Checkbox, FieldError">
      <Field>
        <TextInput label={label} placeholder={t('release')} description={t('hint')} />
      </Field>
      <Field>
        <TextInput label={label} required defaultValue={t('long')} />
      </Field>
      <Field>
        <TextInput label={label} required error={t('wrong')} />
      </Field>
      <Field>
        <TextInput label={label} disabled defaultValue={t('release')} />
      </Field>
      <Field>
        <Textarea label={label} defaultValue={t('long')} rows={3} />
      </Field>
      <Field>
        <NativeSelect label={label} data={[t('release')]} />
      </Field>
      <Field>
        <Checkbox label={t('release')} defaultChecked />
        <Checkbox label={t('long')} />
        <Checkbox label={label} disabled />
        <FieldError>{t('wrong')}</FieldError>
      </Field>
    </Part>
  )
}

/** What is pressed, filled in and looked at. */
export const ControlParts = () => {
  const t = useTexts()
  return (
    <>
      <Buttons />
      <Inputs />
      <Choices />
      <Chips />
      <Part name="CopyButton">
        <CopyButton value="x" label={t('release')} />
      </Part>
      <Part name="CopiedId">
        <CopiedId id="1a2b3c4d" shown={8} />
      </Part>
      <Part name="ColorSchemeSwitch">
        <ColorSchemeSwitch />
      </Part>
      <Part name="Avatar">
        <Avatar url="/icons/icon-192.png" initials="PB" size={56} />
        <Avatar url={null} initials="PB" size={56} label={t('release')} />
        <Avatar url="/missing.png" initials="PB" />
        <Avatar url={null} initials="PB" icon={<IconUser size={16} aria-hidden />} />
      </Part>
      <Part name="Summary">
        {[false, true].map((open) => (
          <details key={String(open)} open={open}>
            <Summary>{t('release')}</Summary>
            {t('message')}
          </details>
        ))}
      </Part>
      <Part name="ProgressBar, Skeleton">
        <Wide>
          {[0, 40, 100].map((done) => (
            <ProgressBar key={done} label={t('release')} done={done} total={100} valueText={`${done} %`} />
          ))}
          <Skeleton height={40} />
        </Wide>
      </Part>
    </>
  )
}
