import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Done } from '#src/catalogue/entity/detail-screen.tsx'
import { PageHeader } from '#src/catalogue/page-header.tsx'

type Props = {
  title: string
  list: LinkProps
  /** The page of what was made. */
  pageOf: (id: string) => LinkProps
  children: (id: string, done: Done) => ReactNode
}

/** Makes one more. Its id is the browser's: sent again because an answer was lost, it makes no second one. */
export const CreateScreen = ({ title, list, pageOf, children }: Props) => {
  const navigate = useNavigate()
  const [id] = useState(() => crypto.randomUUID())
  return (
    <>
      <PageHeader title={title} back={list} />
      {children(id, {
        onSaved: () => void navigate({ ...pageOf(id), replace: true }),
        onCancel: () => void navigate(list),
      })}
    </>
  )
}
