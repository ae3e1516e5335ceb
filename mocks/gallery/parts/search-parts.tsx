import { useState } from 'react'
import { Field, Part } from '#mocks/gallery/parts/part.tsx'
import { useTexts } from '#mocks/gallery/texts.ts'
import type { Option, RenderSearch } from '#src/ui/option.ts'
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'
import { SearchSelect } from '#src/ui/search-select.tsx'

const useOptions = (): readonly Option[] => {
  const t = useTexts()
  return [
    { id: '1', name: t('release'), category: t('label'), image: '/icons/icon-192.png' },
    { id: '2', name: t('long') },
    { id: '3', name: 'Vico Dritto', remembered: true },
    { id: '4', name: 'Halyard', disabled: true },
  ]
}

const found =
  (options: readonly Option[]): RenderSearch =>
  ({ text, children }) =>
    children({
      options: options.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
      isPending: false,
      error: null,
    })
const pending: RenderSearch = ({ children }) => children({ options: [], isPending: true, error: null })
const failed: RenderSearch = ({ children }) =>
  children({ options: [], isPending: false, error: new Error(), retry: () => undefined })

/** Fields that search; the list of each opens with a press: results, waiting, failed. */
export const SearchParts = () => {
  const t = useTexts()
  const options = useOptions()
  const [value, setValue] = useState<Option | null>(null)
  const [values, setValues] = useState<readonly Option[]>(options.slice(0, 2))
  const field = { label: t('label'), value, onChange: setValue }
  const fixed = { id: '5', name: 'Lanterna', fixed: true }
  return (
    <>
      <Part name="SearchSelect, OptionList, OptionRows, OptionImage">
        <Field>
          <SearchSelect {...field} renderSearch={found(options)} description={t('hint')} />
        </Field>
        <Field>
          <SearchSelect {...field} value={options[1] ?? null} renderSearch={pending} required />
        </Field>
        <Field>
          <SearchSelect {...field} renderSearch={failed} error={t('wrong')} />
        </Field>
        <Field>
          <SearchSelect {...field} renderSearch={found(options)} disabled />
        </Field>
      </Part>
      <Part name="SearchMultiSelect, Pills">
        <Field>
          <SearchMultiSelect
            label={t('label')}
            value={[fixed, ...values]}
            onChange={(chosen) => setValues(chosen.filter(({ id }) => id !== fixed.id))}
            renderSearch={found(options)}
            maximum={4}
          />
        </Field>
        <Field>
          <SearchMultiSelect label={t('label')} value={[]} onChange={setValues} renderSearch={found([])} />
        </Field>
        <Field>
          <SearchMultiSelect
            label={t('label')}
            value={values}
            onChange={setValues}
            renderSearch={pending}
            error={t('wrong')}
          />
        </Field>
        <Field>
          <SearchMultiSelect label={t('label')} value={values} onChange={setValues} renderSearch={pending} disabled />
        </Field>
      </Part>
    </>
  )
}
