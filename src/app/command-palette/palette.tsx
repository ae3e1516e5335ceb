import { type KeyboardEvent, type ReactNode, useEffectEvent, useImperativeHandle, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '#src/app/command-palette/close-button.tsx'
import { takeEarlyKeys } from '#src/app/command-palette/early-keys.ts'
import { closePalette, isPaletteKey } from '#src/app/command-palette/palette-keys.ts'
import { usePaletteScope } from '#src/app/command-palette/palette-scope.ts'
import { rememberRecent } from '#src/app/command-palette/recent-rows.ts'
import { ShortcutList, Keys } from '#src/app/command-palette/shortcut-list.tsx'
import { textOfKeys } from '#src/app/command-palette/text-of-keys.ts'
import { useGroups, type Group } from '#src/app/command-palette/use-groups.tsx'
import { SEARCH_MAX } from '#src/domain/limits.ts'
import { isApple } from '#src/platform/apple.ts'
import { IconSearch, IconCloudOff, IconRefresh, IconSearchOff } from '#src/ui/icons.ts'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import { useCombobox, type Combobox } from '#src/ui/use-combobox.ts'
import { useOnline } from '#src/ui/use-online.ts'
import finderClasses from '#src/app/command-palette/finder.module.css'
import classes from '#src/app/command-palette/palette-dialog.module.css'

type MessageProps = {
  text: string
  count: number
  isPending: boolean
  isFailed: boolean
  /** Whether the user may search anything of the catalogue. */
  maySearch: boolean
  onRetry: () => void
}

const ICONS = { offline: IconCloudOff, failed: IconRefresh, nothing: IconSearchOff, limited: IconSearchOff }

const messageKindOf = (
  { count, isPending, isFailed, maySearch }: MessageProps,
  online: boolean,
): keyof typeof ICONS | null => {
  if (!online && maySearch && (isPending || isFailed)) return 'offline'
  if (isFailed) return 'failed'
  if (isPending || count > 0) return null
  return maySearch ? 'nothing' : 'limited'
}

/** How many results there are, or why there are none and what to do next. */
const PaletteMessage = (props: MessageProps) => {
  const { t } = useTranslation(['palette', 'common'])
  const { text, count, isPending, onRetry } = props
  const kind = messageKindOf(props, useOnline())
  const Icon = kind === null ? null : ICONS[kind]
  const found = isPending ? t('common:search.searching') : t('common:search.results', { count })
  return (
    <>
      <output>
        {kind === null && text !== '' && <span className={finderClasses.count}>{found}</span>}
        {kind !== null && (
          <span className={finderClasses.message}>
            {Icon && <Icon className={finderClasses.messageIcon} size={18} stroke={1.75} aria-hidden />}
            <span>
              <strong>{t(`message.${kind}.what`, { text })}</strong> {t(`message.${kind}.next`)}
            </span>
          </span>
        )}
      </output>
      {kind === 'failed' && (
        <button type="button" className={finderClasses.retry} onClick={onRetry}>
          {t('common:tryAgain')}
        </button>
      )}
    </>
  )
}

type Props = { combobox: Combobox; label: string; groups: readonly Group[] }

/** The options, group by group. The focus stays in the text field. */
const PaletteRows = ({ combobox, label, groups }: Props) => {
  const { listId, listProps, rowProps, active } = combobox
  const allRows = groups.flatMap(({ rows }) => rows)
  return (
    <div {...listProps} aria-label={label} className={finderClasses.results}>
      {groups.map(({ key, title, rows }) => (
        <fieldset key={key} aria-labelledby={`${listId}-${key}`} className={finderClasses.group}>
          <div id={`${listId}-${key}`} role="presentation" className={finderClasses.heading}>
            {title}
          </div>
          {rows.map((row) => {
            const index = allRows.indexOf(row)
            return (
              <div
                key={row.id}
                {...rowProps(row, index)}
                className={finderClasses.option}
                aria-selected={index === active}
              >
                <span className={finderClasses.icon} aria-hidden>
                  {row.icon}
                </span>
                <span className={finderClasses.name}>{row.name}</span>
                {row.category !== undefined && <span className={finderClasses.category}>{row.category}</span>}
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

const KeyHints = () => {
  const { t } = useTranslation('palette')
  return (
    <p className={finderClasses.hints}>
      <span>
        <Keys keys={['↑', '↓']} /> {t('hint.move')}
      </span>
      <span>
        <Keys keys={['Enter']} /> {t('hint.open')}
      </span>
      <span>
        <Keys keys={['Esc']} /> {t('hint.close')}
      </span>
    </p>
  )
}

/** Searches pages, actions and the catalogue. */
const Finder = () => {
  const { t } = useTranslation('palette')
  const scope = usePaletteScope()
  const combobox = useCombobox({ startsOpened: true, choosesFirst: true, onPick: ({ id }) => choose(id) })
  const { active, field, inputProps, listed, searched, text } = combobox
  const { groups, isPending, isFailed, retry } = useGroups(scope, text, searched)
  const rows = groups.flatMap((group) => group.rows)
  useImperativeHandle(listed, () => rows)
  const takeOver = useEffectEvent(() => {
    const typed = textOfKeys(takeEarlyKeys()).slice(0, SEARCH_MAX)
    if (typed !== '') combobox.type(typed)
  })
  useLayoutEffect(() => takeOver(), [])

  const choose = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) return
    if (row.recent !== null) rememberRecent(scope.userId, row.recent)
    closePalette()
    // The palette returns the focus first, then what opens next takes it.
    queueMicrotask(row.act)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape and Tab belong to the dialog. Enter may confirm a word in an input method.
    if (event.key === 'Escape' || event.key === 'Tab' || event.nativeEvent.isComposing) return
    inputProps.onKeyDown(event)
  }

  return (
    <>
      <div className={finderClasses.field}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          {...inputProps}
          ref={field}
          data-autofocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          className={finderClasses.input}
          aria-label={t('label')}
          aria-activedescendant={active < rows.length ? inputProps['aria-activedescendant'] : undefined}
          placeholder={t('placeholder')}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => combobox.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <CloseButton />
      </div>
      <PaletteRows combobox={combobox} label={t('label')} groups={groups} />
      <PaletteMessage
        text={text.trim()}
        count={rows.length}
        isPending={isPending}
        isFailed={isFailed}
        maySearch={scope.kinds.length > 0}
        onRetry={() => {
          field.current?.focus()
          retry()
        }}
      />
      <KeyHints />
    </>
  )
}

const PaletteDialog = ({ label, children }: { label: string; children: ReactNode }) => {
  // Whatever is typed ahead of the list of keys is for nothing.
  useLayoutEffect(() => void takeEarlyKeys(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys typed here are not meant for the page behind.
    event.stopPropagation()
    if (!isPaletteKey(event, isApple)) return
    event.preventDefault()
    closePalette()
  }
  return (
    <ModalDialog
      aria-label={label}
      className={classes.sheet}
      closesOn="navigation"
      onClose={closePalette}
      onKeyDown={onKeyDown}
    >
      {/* Takes the focus of a click between the controls, so that keys still reach the dialog. */}
      <div tabIndex={-1} className={classes.content}>
        {children}
      </div>
    </ModalDialog>
  )
}

export const Palette = ({ content }: { content: 'search' | 'keys' }) => {
  const { t } = useTranslation('palette')
  return (
    <PaletteDialog key={content} label={t(content === 'search' ? 'label' : 'keys.title')}>
      {content === 'search' ? <Finder /> : <ShortcutList />}
    </PaletteDialog>
  )
}
