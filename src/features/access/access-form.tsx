import { Text, Title } from '@mantine/core'
import type { ReactNode, SyntheticEvent } from 'react'
import { PublicPage } from '#src/features/access/public-page.tsx'
import { useBusy } from '#src/features/access/use-busy.ts'
import classes from '#src/features/access/access-form.module.css'

type Props = {
  title: string
  lead: ReactNode
  onSubmit: (event: SyntheticEvent) => void
  /** Said as soon as it is there. */
  failure?: ReactNode
  children: ReactNode
  /** Ways to elsewhere, below the form. */
  elsewhere?: ReactNode
}

/** One question at a time; while it is being answered nothing else can be pressed. */
export const AccessForm = ({ title, lead, onSubmit, failure, children, elsewhere }: Props) => {
  const busy = useBusy()
  return (
    <PublicPage>
      <form className={classes.form} noValidate onSubmit={onSubmit} aria-labelledby="access-title">
        <Title order={1} id="access-title">
          {title}
        </Title>
        <Text c="dimmed">{lead}</Text>
        <fieldset className={classes.fields} disabled={busy}>
          {children}
          {elsewhere}
        </fieldset>
        <div role="alert">{failure}</div>
      </form>
    </PublicPage>
  )
}
