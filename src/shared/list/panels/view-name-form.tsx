import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VIEW_NAME_MAX, viewNameProblem, type ViewNameProblem } from '#src/shared/list/view-name.ts'
import classes from '#src/shared/list/panels/views-panel.module.css'

type Props = {
  label: string
  action: string
  /** What other views of the list are called. */
  others: readonly string[]
  initial?: string
  /** For a form that has just taken the place of what was pressed. */
  takesFocus?: boolean
  onName: (name: string) => void
}

/** A view is given a name, or another one. */
export const ViewNameForm = ({ label, action, others, initial = '', takesFocus = false, onName }: Props) => {
  const { t } = useTranslation('lists')
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<ViewNameProblem | null>(null)
  useEffect(() => {
    if (takesFocus) field.current?.select()
  }, [takesFocus])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = viewNameProblem(name, others)
    setProblem(found)
    if (found !== null) return field.current?.focus()
    setName(initial)
    onName(name.trim())
  }
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <TextInput
        ref={field}
        className={classes.name}
        label={label}
        autoComplete="off"
        value={name}
        error={problem === null ? undefined : t(`views.problem.${problem}`, { max: VIEW_NAME_MAX })}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <Button type="submit" variant="default">
        {action}
      </Button>
    </form>
  )
}
