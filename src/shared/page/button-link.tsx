import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & Pick<ButtonProps, 'variant'>

/** A link that looks like a button. */
export const ButtonLink = createLink((props: Props) => <Button component="a" {...props} />)
