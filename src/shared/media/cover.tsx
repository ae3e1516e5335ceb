import { coverPlaceholder } from '#src/domain/text/initials.ts'
import { CoverImage } from '#src/ui/cover-image.tsx'

/** The sleeve of a release: its picture, or what is drawn from its title. */
export const Cover = ({ url, title, size }: { url: string | null; title: string; size: number | 'fill' }) => (
  <CoverImage url={url === '' ? null : url} title={title} size={size} {...coverPlaceholder(title)} />
)
