import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const Anchor = (props: ComponentProps<'a'>) => <Button component="a" size="sm" variant="default" {...props} />

/** Leads to where what was set aside can be changed. */
export const EditLink = createLink(Anchor)
