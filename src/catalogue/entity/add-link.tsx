import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { IconPlus } from '#src/ui/icons.ts'

const Anchor = (props: ComponentProps<'a'>) => (
  <Button component="a" leftSection={<IconPlus size={16} aria-hidden />} {...props} />
)

/** Leads to where another one is made. */
export const AddLink = createLink(Anchor)
