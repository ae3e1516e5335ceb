import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openNewAsset, openNewRelease } from '#src/app/new-item/open-new-item.ts'
import type { CreatableEntity } from '#src/domain/navigation/menu.ts'
import { IconPlus } from '#src/ui/icons.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import classes from '#src/app/menu/menu.module.css'

// These are asked for their format and title first.
const STARTS: Partial<Record<CreatableEntity, () => void>> = { releases: openNewRelease, assets: openNewAsset }

/** Begins one more of what an entry of the menu lists. */
export const AddButton = ({ added }: { added: CreatableEntity }) => {
  const { t } = useTranslation('shell')
  const start = STARTS[added]
  const face = { className: classes.add, 'aria-label': t(`add.${added}`), title: t(`add.${added}`) }
  const plus = <IconPlus size={16} aria-hidden />
  if (start === undefined)
    return (
      <Link to={`/${added}/new`} {...face} onClick={() => sidebar.set(false)}>
        {plus}
      </Link>
    )
  return (
    <button type="button" {...face} onClick={start}>
      {plus}
    </button>
  )
}
