import type { ReactNode, Ref } from 'react'
import type { UseOptions } from '#src/ui/option.ts'

/** What a field that searches shares, whether one or many can be chosen. */
export type SearchField = {
  label: string
  useOptions: UseOptions
  /** Whether what is not found may be made here. */
  makes?: boolean
  required?: boolean
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  disabled?: boolean
  id?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}
