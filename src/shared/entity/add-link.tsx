import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type entities from '#locales/en/entities.json'
import { IconPlus } from '#src/ui/icons.ts'

type Props = Omit<ComponentProps<'a'>, 'children'> & { area: keyof typeof entities.add }

const Anchor = ({ area, ...props }: Props) => (
  <Button component="a" leftSection={<IconPlus size={16} aria-hidden />} {...props}>
    {useTranslation('entities').t(`add.${area}`)}
  </Button>
)

/** A link to the form for a new entity of an area. */
export const AddLink = createLink(Anchor)
