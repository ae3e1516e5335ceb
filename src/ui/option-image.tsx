import { initialsOf } from '#src/domain/text/initials.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import type { Option } from '#src/ui/option.ts'

const SIZE = 24

/** What may have a picture shows it, or its initials: others have no place for one. */
export const OptionImage = ({ option: { name, image } }: { option: Option }) =>
  image === undefined ? null : <Avatar url={image} initials={initialsOf(name)} size={SIZE} />
