import type { Option } from '#src/ui/option.ts'

/** The chosen with these added: none twice, and not more than there may be. */
export const withSelected = (
  chosen: readonly Option[],
  added: readonly Option[],
  maximum = Number.POSITIVE_INFINITY,
): Option[] => {
  const all = [...chosen]
  for (const option of added) if (all.length < maximum && all.every(({ id }) => id !== option.id)) all.push(option)
  return all
}

/** The chosen without this one; what is fixed stays (spec 1, section 5). */
export const withoutSelected = (chosen: readonly Option[], id: string): readonly Option[] =>
  chosen.some((option) => option.id === id && option.fixed !== true)
    ? chosen.filter((option) => option.id !== id)
    : chosen
