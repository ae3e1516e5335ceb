import type { ReactNode, Ref } from 'react'
import type { RenderSearch } from '#src/ui/option.ts'

/** What a field that searches shares, whether one or many can be chosen. */
export type SearchField = {
  label: string
  renderSearch: RenderSearch
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
